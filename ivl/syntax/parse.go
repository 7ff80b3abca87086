package syntax

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// Parse reads a program. The diagnostics are the syntax errors, in source
// order; at most one is reported in each declaration. The program holds the
// declarations that could be read.
func Parse(file string, src []byte) (*ivl.Program, []ivl.Diagnostic) {
	p := &ivl.Program{}
	if d, bad := checkText(file, src); bad {
		return p, []ivl.Diagnostic{d}
	}
	text, faults := conditional(file, string(src))
	if len(faults) > 0 {
		return p, faults
	}
	scan := newScanner(file, text, ivl.Pos{})
	scan.directives = true
	decls, ds := parseDecls(scan)
	p.Decls = decls
	if len(decls) == 0 && len(ds) == 0 {
		ds = []ivl.Diagnostic{{ID: "empty", Pos: ivl.Pos{File: file}, Message: "the program has no declarations; write at least a procedure"}}
	}
	return p, ds
}

// checkText reports a text that is no program at all.
func checkText(file string, src []byte) (ivl.Diagnostic, bool) {
	at, what := bytes.IndexByte(src, 0), "a zero byte: this is a binary file, not an IVL text"
	if at < 0 {
		at, what = ivl.InvalidUTF8(src), "a byte that is no UTF-8"
	}
	if at < 0 {
		return ivl.Diagnostic{}, false
	}
	return ivl.Diagnostic{ID: "encoding", Pos: ivl.PosIn(file, src, at), Message: "found " + what + "; give a text file in UTF-8"}, true
}

// ParseDecls reads declarations that stand at pos in a file.
func ParseDecls(file string, pos ivl.Pos, src string) ([]ivl.Decl, []ivl.Diagnostic) {
	if d, bad := checkText(file, []byte(src)); bad {
		return nil, []ivl.Diagnostic{d}
	}
	return parseDecls(newScanner(file, src, pos))
}

// ParseStmts reads statements that stand at pos in a file.
func ParseStmts(file string, pos ivl.Pos, src string) ([]ivl.Stmt, []ivl.Diagnostic) {
	return parseWhole(file, pos, src, (*parser).stmts)
}

// parseWhole reads a text that is one production and nothing more.
func parseWhole[T any](file string, pos ivl.Pos, src string, production func(*parser) T) (out T, ds []ivl.Diagnostic) {
	if d, bad := checkText(file, []byte(src)); bad {
		return out, []ivl.Diagnostic{d}
	}
	pos.File = file
	lex, err := lexer.Upgrade(newScanner(file, src, pos))
	if err == nil {
		p := newParser(lex)
		out = production(p)
		if p.err == nil && !p.at(token.EOF) {
			p.fail("found %s after the end; remove it", found(p.tok))
		}
		err = p.err
	}
	if err != nil {
		var zero T
		return zero, []ivl.Diagnostic{diagnostic(err, pos)}
	}
	return out, nil
}

// chunks hands out a program's tokens one declaration at a time: it is a
// lexer.Lexer that says EOF where the next declaration begins.
//
// A word that can only begin a declaration always does; var, which also begins
// a local variable, does outside brackets. So an error in one declaration does
// not hide those in the next.
type chunks struct {
	scan  *scanner
	ahead lexer.Token // the next token of the text
	errs  []error     // errors of the lexer in this chunk
	depth int
	first bool
}

func (c *chunks) advance() {
	for {
		t, err := c.scan.Next()
		if err == nil {
			c.ahead = t
			return
		}
		if len(c.errs) < ivl.MaxDiagnostics {
			c.errs = append(c.errs, err)
		}
	}
}

func (c *chunks) startsDecl() bool {
	switch c.ahead.Type {
	case token.Type, token.Const, token.Function, token.Axiom, token.Procedure, token.Implementation:
		return true
	case token.Var:
		return c.depth <= 0
	}
	return false
}

// Next returns the next token of the declaration.
func (c *chunks) Next() (lexer.Token, error) {
	t := c.ahead
	if t.EOF() || !c.first && c.startsDecl() {
		return lexer.EOFToken(t.Pos), nil
	}
	c.first = false
	switch t.Type {
	case token.LParen, token.LBrace, token.LBracket, token.CodeOpen:
		c.depth++
	case token.RParen, token.RBrace, token.RBracket, token.CodeClose:
		c.depth--
	}
	c.advance()
	return t, nil
}

// parseDecls parses one declaration after the other, so that a fault in one does not hide those in the next.
func parseDecls(s *scanner) (decls []ivl.Decl, ds []ivl.Diagnostic) {
	c := &chunks{scan: s}
	c.advance()
	for !c.ahead.EOF() || len(c.errs) > 0 {
		start := c.ahead
		c.first, c.depth = true, 0
		ok := c.startsDecl()
		lex, err := lexer.Upgrade(c)
		var node *declNode
		if err == nil && ok && len(c.errs) == 0 {
			node, err = declParser().ParseFromLexer(lex)
		}
		switch {
		case len(c.errs) > 0:
			for _, e := range c.errs {
				ds = append(ds, diagnostic(e, toPos(start.Pos)))
			}
			c.errs = nil
		case err != nil:
			ds = append(ds, diagnostic(err, toPos(start.Pos)))
		case !ok:
			ds = append(ds, ivl.Diagnostic{ID: "syntax", Pos: toPos(start.Pos), Message: fmt.Sprintf(
				"found %s; write a declaration (type, const, function, axiom, var, procedure, implementation)", found(&start))})
		default:
			if more, err := node.appendTo(decls); err != nil {
				ds = append(ds, diagnostic(err, toPos(start.Pos)))
			} else {
				decls = more
			}
		}
		if len(ds) >= ivl.MaxDiagnostics {
			break
		}
	}
	ds = ds[:min(len(ds), ivl.MaxDiagnostics)]
	slices.SortStableFunc(ds, func(a, b ivl.Diagnostic) int { return a.Pos.Compare(b.Pos) })
	return decls, ds
}

// appendTo adds the declarations that n stands for.
func (n *declNode) appendTo(out []ivl.Decl) ([]ivl.Decl, error) {
	switch {
	case n.Type != nil:
		for _, t := range n.Type.Types {
			d := &ivl.TypeDecl{DeclBase: declBase(t.Name.Pos, n.Type.Attrs), Name: t.Name.Name, Synonym: t.Body}
			for _, p := range t.Params {
				d.Params = append(d.Params, &ivl.TypeVar{Pos: toPos(p.Pos), Name: p.Name})
			}
			out = append(out, d)
		}
		return out, nil
	case n.Const != nil:
		return append(out, n.Const.decl()), nil
	case n.Func != nil:
		d, err := n.Func.decl()
		return append(out, d), err
	case n.Axiom != nil:
		return append(out, &ivl.AxiomDecl{DeclBase: declBase(n.Axiom.Pos, n.Axiom.Attrs), Expr: n.Axiom.Expr}), nil
	case n.Var != nil:
		d := &ivl.VarDecl{DeclBase: declBase(n.Var.Pos, n.Var.Attrs)}
		for _, g := range n.Var.Groups {
			d.Vars = g.vars(d.Vars, ivl.Global, d.Attrs)
		}
		return append(out, d), nil
	case n.Proc != nil:
		d, err := n.Proc.decl()
		return append(out, d), err
	case n.Impl != nil:
		s := &n.Impl.Sig
		d := &ivl.ImplDecl{DeclBase: declBase(s.Name.Pos, s.Attrs), Name: s.Name.Name, TypeParams: s.typeParams(), Body: n.Impl.Body.Body}
		d.Ins, d.Outs = formals(s.Ins, ivl.InParam), formals(s.Outs, ivl.OutParam)
		for _, v := range slices.Concat(d.Ins, d.Outs) {
			if v.Where != nil {
				return out, participle.Errorf(s.Name.Pos, "a parameter of an implementation takes no where clause; put it on the procedure")
			}
		}
		return append(out, d), nil
	default:
		return out, fmt.Errorf("syntax: empty declaration")
	}
}

func declBase(pos lexer.Position, as attrsNode) ivl.DeclBase {
	return ivl.DeclBase{Pos: toPos(pos), Attrs: as.Attrs}
}

func (n *constNode) decl() *ivl.ConstDecl {
	d := &ivl.ConstDecl{DeclBase: declBase(n.Pos, n.Attrs)}
	for _, c := range n.Names {
		d.Vars = append(d.Vars, &ivl.Var{Pos: toPos(c.Pos), Name: c.Name, Type: n.Type, Kind: ivl.Const, Unique: n.Unique, Attrs: d.Attrs})
	}
	if n.Order != nil {
		d.Order = &ivl.ConstOrder{Complete: n.Order.Complete}
		for _, p := range n.Order.Parents {
			id := &ivl.Ident{ExprBase: ivl.ExprBase{Pos: toPos(p.Name.Pos)}, Name: p.Name.Name}
			d.Order.Parents = append(d.Order.Parents, ivl.ConstParent{Const: id, Unique: p.Unique})
		}
	}
	return d
}

// decl makes the function. As in Boogie, f(x, y: T) names both parameters:
// once one has a name, a type that is a mere name is a parameter of the next
// one's type.
func (n *funcNode) decl() (*ivl.FuncDecl, error) {
	d := &ivl.FuncDecl{DeclBase: declBase(n.Name.Pos, n.Attrs), Name: n.Name.Name, Body: n.Body}
	if n.TypeParams != nil {
		d.TypeParams = n.TypeParams.Vars
	}
	named := false
	for _, p := range n.Params {
		d.Params = append(d.Params, &ivl.Var{Pos: toPos(p.Pos), Name: p.Name, Type: p.Type, Kind: ivl.InParam, Attrs: p.Attrs})
		named = named || p.Name != ""
	}
	for i := len(d.Params) - 1; i >= 0 && named; i-- {
		v := d.Params[i]
		if v.Name != "" {
			continue
		}
		t, ok := v.Type.(*ivl.NamedType)
		if !ok || len(t.Args) > 0 || i+1 == len(d.Params) {
			return d, participle.Errorf(n.Params[i].Pos, "some parameters have names and this one has none; give it one")
		}
		v.Name, v.Type = t.Name, d.Params[i+1].Type
	}
	d.Result = &ivl.Var{Type: n.Type, Kind: ivl.OutParam}
	if r := n.Result; r != nil {
		d.Result = &ivl.Var{Pos: toPos(r.Pos), Name: r.Name, Type: r.Type, Kind: ivl.OutParam, Attrs: r.Attrs}
	}
	return d, nil
}

func (g *groupNode) vars(out []*ivl.Var, kind ivl.VarKind, attrs ivl.Attrs) []*ivl.Var {
	for _, n := range g.Names {
		out = append(out, &ivl.Var{Pos: toPos(n.Pos), Name: n.Name, Type: g.Type, Kind: kind, Where: g.Where, Attrs: attrs})
	}
	return out
}

func formals(fs []*formalNode, kind ivl.VarKind) (out []*ivl.Var) {
	for _, f := range fs {
		out = f.Group.vars(out, kind, f.Attrs.Attrs)
	}
	return out
}

func (s *sigNode) typeParams() []*ivl.TypeVar {
	if s.TypeParams == nil {
		return nil
	}
	return s.TypeParams.Vars
}

// decl is the declaration that was parsed.
func (n *procNode) decl() (*ivl.ProcDecl, error) {
	s := &n.Sig
	d := &ivl.ProcDecl{DeclBase: declBase(s.Name.Pos, s.Attrs), Name: s.Name.Name, TypeParams: s.typeParams()}
	d.Ins, d.Outs = formals(s.Ins, ivl.InParam), formals(s.Outs, ivl.OutParam)
	for _, sp := range n.Specs {
		if sp.Modifies {
			for _, v := range sp.Vars {
				d.Modifies = append(d.Modifies, &ivl.Ident{ExprBase: ivl.ExprBase{Pos: toPos(v.Pos)}, Name: v.Name})
			}
			continue
		}
		kind := ivl.Requires
		if sp.Kind == "ensures" {
			kind = ivl.Ensures
		}
		d.Specs = append(d.Specs, &ivl.Spec{Pos: toPos(sp.Pos), Attrs: sp.Attrs.Attrs, Kind: kind, Free: sp.Free, Expr: sp.Expr})
	}
	if n.Body != nil {
		d.Body = n.Body.Body
	}
	switch {
	case n.Semi && d.Body != nil:
		return d, participle.Errorf(s.Name.Pos, "the procedure %s has both a ; and a body; remove one", s.Name.Name)
	case !n.Semi && d.Body == nil:
		return d, participle.Errorf(s.Name.Pos, "the procedure %s has neither a ; nor a body after its parameters; add one", s.Name.Name)
	}
	return d, nil
}

var _ participle.Parseable = (*bodyNode)(nil)
