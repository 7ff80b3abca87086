package syntax

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// Limits that keep a hostile text from exhausting the stack or the memory.
const (
	maxNesting   = 5000   // brackets, blocks and prefix operators inside one another
	maxOperators = 100000 // infix and postfix operators in one expression
	maxDigits    = 10000  // digits of a number
	maxWidth     = 65536  // bits of a bit-vector or significand
	maxExponent  = 30     // bits of a float's exponent
)

func toPos(p lexer.Position) ivl.Pos {
	return ivl.Pos{File: p.Filename, Line: int32(p.Line), Col: int32(p.Column)}
}

// parser is the hand-written part of the grammar: types, expressions,
// statements. Its methods run inside participle's Parseable interface.
//
// The first error is final: from then on the parser sees only the end of the
// text, so that every loop ends.
type parser struct {
	lex   *lexer.PeekingLexer
	tok   *lexer.Token
	err   error
	depth int
	ops   int
}

var endToken = lexer.Token{Type: token.EOF}

func newParser(lex *lexer.PeekingLexer) *parser {
	return &parser{lex: lex, tok: lex.Peek()}
}

func (p *parser) pos() ivl.Pos { return toPos(p.tok.Pos) }

func (p *parser) at(k lexer.TokenType) bool { return p.tok.Type == k }

func (p *parser) next() {
	if p.err == nil {
		p.lex.Next()
		p.tok = p.lex.Peek()
	}
}

func (p *parser) accept(k lexer.TokenType) bool {
	if p.tok.Type != k {
		return false
	}
	p.next()
	return true
}

// ahead returns the n-th token after the present one.
func (p *parser) ahead(n int) *lexer.Token {
	if p.err != nil {
		return &endToken
	}
	cp := p.lex.MakeCheckpoint()
	for ; n > 0; n-- {
		p.lex.Next()
	}
	t := p.lex.Peek()
	p.lex.LoadCheckpoint(cp)
	return t
}

func (p *parser) failAt(pos lexer.Position, format string, args ...any) {
	if p.err == nil {
		p.err = participle.Errorf(pos, format, args...)
		p.tok = &endToken
	}
}

func (p *parser) failAtPos(pos ivl.Pos, format string, args ...any) {
	p.failAt(lexer.Position{Filename: pos.File, Line: int(pos.Line), Column: int(pos.Col)}, format, args...)
}

func (p *parser) fail(format string, args ...any) { p.failAt(p.tok.Pos, format, args...) }

// wanted reports that what is missing here.
func (p *parser) wanted(what string) {
	p.fail("found %s; write %s", found(p.tok), what)
}

func found(t *lexer.Token) string {
	if t.EOF() {
		return "the end of the declaration"
	}
	if len(t.Value) > 60 {
		return strconv.Quote(t.Value[:60]) + "…"
	}
	return strconv.Quote(t.Value)
}

func (p *parser) expect(k lexer.TokenType, where string) {
	if !p.accept(k) {
		p.wanted(strconv.Quote(token.Spelling[k]) + " " + where)
	}
}

// enter counts one level of nesting; leave takes it back.
func (p *parser) enter() bool {
	p.depth++
	if p.depth > maxNesting {
		p.fail("more than %d levels of nesting; split the code into several declarations", maxNesting)
		return false
	}
	return true
}

func (p *parser) leave() { p.depth-- }

// name reads an identifier; a leading backslash, which makes identifiers of
// reserved words, is not part of the name.
func (p *parser) name(what string) string {
	if !p.at(token.Ident) {
		if p.tok.Type >= token.Assert && p.tok.Type <= token.TowardZero {
			p.fail("found the reserved word %q; write %s (\\%s makes it a name)", p.tok.Value, what, p.tok.Value)
		} else {
			p.wanted(what)
		}
		return "?"
	}
	s := p.tok.Value
	p.next()
	return strings.TrimPrefix(s, `\`)
}

// separated reads items with a token between them.
func (p *parser) separated(by lexer.TokenType, item func()) {
	for item(); p.accept(by); {
		item()
	}
}

// names reads identifiers separated by commas.
func (p *parser) names(what string) (out []nameNode) {
	p.separated(token.Comma, func() {
		pos := p.tok.Pos
		out = append(out, nameNode{Pos: pos, Name: p.name(what)})
	})
	return out
}

// firstOf puts the first symbol of what participle expects into words.
func firstOf(grammar string) string {
	grammar = strings.TrimLeft(grammar, "( ")
	if strings.HasPrefix(grammar, `"`) {
		if end := strings.IndexByte(grammar[1:], '"'); end >= 0 {
			return grammar[:end+2]
		}
	}
	word, _, _ := strings.Cut(grammar, " ")
	switch strings.ToLower(strings.TrimRight(word, "?*+()")) {
	case "namenode", "usertypenode", "formalnode", "groupnode", "parentnode":
		return "a name"
	case "funcparam":
		return "a parameter"
	case "bodynode":
		return "a body"
	}
	return word
}

func clip(s string) string {
	if len(s) > 40 {
		return s[:40] + "…"
	}
	return s
}

// diagnostic turns an error of the lexer or parser into a diagnostic.
func diagnostic(err error, fallback ivl.Pos) ivl.Diagnostic {
	d := ivl.Diagnostic{ID: "syntax", Pos: fallback}
	var unexpected *participle.UnexpectedTokenError
	var perr participle.Error
	switch {
	case errors.As(err, &unexpected):
		d.Pos = toPos(unexpected.Unexpected.Pos)
		d.Message = "found " + found(&unexpected.Unexpected)
		if _, want, ok := strings.Cut(unexpected.Message(), "(expected "); ok {
			d.Message += "; write " + firstOf(want)
		} else {
			d.Message += " after the end of a declaration; remove it or correct the declaration"
		}
	case errors.As(err, &perr):
		d.Pos = toPos(perr.Position())
		d.Message = perr.Message()
	default:
		d.Message = fmt.Sprint(err)
	}
	if !d.Pos.IsValid() {
		d.Pos = fallback
	}
	return d
}
