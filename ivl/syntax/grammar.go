package syntax

import (
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// The grammar of declarations, as participle reads it from the field tags.
// What makes up nearly all of a program (types, expressions, statements) is
// written by hand for speed, behind the Parseable nodes at the end and reads.

type declNode struct {
	Type  *typeDeclNode `parser:"@@"`
	Const *constNode    `parser:"| @@"`
	Func  *funcNode     `parser:"| @@"`
	Axiom *axiomNode    `parser:"| @@"`
	Var   *varNode      `parser:"| @@"`
	Proc  *procNode     `parser:"| @@"`
	Impl  *implNode     `parser:"| @@"`
}

type typeDeclNode struct {
	Pos   lexer.Position
	Attrs attrsNode       `parser:"'type' @@"`
	Types []*userTypeNode `parser:"@@ ( ',' @@ )* ';'"`
}

type userTypeNode struct {
	Name   nameNode   `parser:"@@"`
	Params []nameNode `parser:"@@*"`
	Body   ivl.Type   `parser:"( '=' @@ )?"`
}

type constNode struct {
	Pos    lexer.Position
	Attrs  attrsNode  `parser:"'const' @@"`
	Unique bool       `parser:"@'unique'?"`
	Names  []nameNode `parser:"@@ ( ',' @@ )*"`
	Type   ivl.Type   `parser:"':' @@"`
	Order  *orderNode `parser:"@@? ';'"`
}

type orderNode struct {
	Parents  []*parentNode `parser:"'extends' ( @@ ( ',' @@ )* )?"`
	Complete bool          `parser:"@'complete'?"`
}

type parentNode struct {
	Unique bool     `parser:"@'unique'?"`
	Name   nameNode `parser:"@@"`
}

type funcNode struct {
	Pos        lexer.Position
	Attrs      attrsNode       `parser:"'function' @@"`
	Name       nameNode        `parser:"@@"`
	TypeParams *typeParamsNode `parser:"@@?"`
	Params     []*funcParam    `parser:"'(' ( @@ ( ',' @@ )* )? ')'"`
	Result     *funcParam      `parser:"( 'returns' '(' @@ ')'"`
	Type       ivl.Type        `parser:"| ':' @@ )"`
	Body       ivl.Expr        `parser:"( '{' @@ '}' | ';' )"`
}

type axiomNode struct {
	Pos   lexer.Position
	Attrs attrsNode `parser:"'axiom' @@"`
	Expr  ivl.Expr  `parser:"@@ ';'"`
}

type varNode struct {
	Pos    lexer.Position
	Attrs  attrsNode    `parser:"'var' @@"`
	Groups []*groupNode `parser:"@@ ( ',' @@ )* ';'"`
}

// groupNode is x, y: T [where e].
type groupNode struct {
	Names []nameNode `parser:"@@ ( ',' @@ )*"`
	Type  ivl.Type   `parser:"':' @@"`
	Where ivl.Expr   `parser:"( 'where' @@ )?"`
}

type procNode struct {
	Pos   lexer.Position
	Sig   sigNode     `parser:"'procedure' @@"`
	Semi  bool        `parser:"@';'?"`
	Specs []*specNode `parser:"@@*"`
	Body  *bodyNode   `parser:"@@?"`
}

type implNode struct {
	Pos  lexer.Position
	Sig  sigNode  `parser:"'implementation' @@"`
	Body bodyNode `parser:"@@"`
}

type sigNode struct {
	Attrs      attrsNode       `parser:"@@"`
	Name       nameNode        `parser:"@@"`
	TypeParams *typeParamsNode `parser:"@@?"`
	Ins        []*formalNode   `parser:"'(' ( @@ ( ',' @@ )* )? ')'"`
	Outs       []*formalNode   `parser:"( 'returns' '(' ( @@ ( ',' @@ )* )? ')' )?"`
}

type formalNode struct {
	Attrs attrsNode `parser:"@@"`
	Group groupNode `parser:"@@"`
}

type specNode struct {
	Pos      lexer.Position
	Modifies bool       `parser:"( @'modifies'"`
	Vars     []nameNode `parser:"( @@ ( ',' @@ )* )?"`
	Free     bool       `parser:"| @'free'?"`
	Kind     string     `parser:"@( 'requires' | 'ensures' )"`
	Attrs    attrsNode  `parser:"@@"`
	Expr     ivl.Expr   `parser:"@@ ) ';'"`
}

// nameNode is an identifier.
type nameNode struct {
	Pos  lexer.Position
	Name string
}

// Parse reads an identifier if one stands here.
func (n *nameNode) Parse(lex *lexer.PeekingLexer) error {
	p := newParser(lex)
	if !p.at(token.Ident) && (p.tok.Type < token.Assert || p.tok.Type > token.TowardZero || p.at(token.Complete)) {
		return participle.NextMatch
	}
	n.Pos = p.tok.Pos
	n.Name = p.name("a name")
	return p.err
}

// typeParamsNode is <a, b>.
type typeParamsNode struct{ Vars []*ivl.TypeVar }

// Parse reads type parameters if they stand here.
func (n *typeParamsNode) Parse(lex *lexer.PeekingLexer) error {
	p := newParser(lex)
	if !p.at(token.Lt) {
		return participle.NextMatch
	}
	n.Vars = p.typeParams()
	return p.err
}

// attrsNode is any number of attributes, none included.
type attrsNode struct{ Attrs ivl.Attrs }

// Parse reads attributes.
func (n *attrsNode) Parse(lex *lexer.PeekingLexer) error {
	p := newParser(lex)
	n.Attrs = p.attrs()
	return p.err
}

// bodyNode is the body of a procedure.
type bodyNode struct{ Body *ivl.Body }

// Parse reads a body if one stands here.
func (n *bodyNode) Parse(lex *lexer.PeekingLexer) error {
	p := newParser(lex)
	if !p.at(token.LBrace) {
		return participle.NextMatch
	}
	n.Body = p.body()
	return p.err
}

// funcParam is a parameter of a function: [name:] T.
type funcParam struct {
	Attrs ivl.Attrs
	Pos   lexer.Position
	Name  string
	Type  ivl.Type
}

// Parse reads a parameter.
func (n *funcParam) Parse(lex *lexer.PeekingLexer) error {
	p := newParser(lex)
	n.Attrs = p.attrs()
	n.Pos = p.tok.Pos
	if p.at(token.Ident) && p.ahead(1).Type == token.Colon {
		n.Name = p.name("a parameter")
		p.next()
	}
	n.Type = p.typ()
	return p.err
}

// declParser is built when it is first needed: a program that is translated from C never is parsed.
var declParser = sync.OnceValue(func() *participle.Parser[declNode] {
	return participle.MustBuild[declNode](participle.Lexer(definition{}), participle.UseLookahead(1), reads((*parser).typ), reads((*parser).expr))
})

// reads has a production written by hand read what is of type T.
func reads[T any](production func(*parser) T) participle.Option {
	return participle.ParseTypeWith(func(lex *lexer.PeekingLexer) (T, error) {
		p := newParser(lex)
		out := production(p)
		return out, p.err
	})
}
