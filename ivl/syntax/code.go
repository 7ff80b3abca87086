package syntax

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// codeExpr reads |{ locals label: statements goto …; or return e; … }|.
func (p *parser) codeExpr(base ivl.ExprBase) ivl.Expr {
	e := &ivl.CodeExpr{ExprBase: base}
	if !p.enter() {
		return e
	}
	defer p.leave()
	p.next()
	ops := p.ops
	e.Locals = p.locals()
	for {
		e.Blocks = append(e.Blocks, p.codeBlock())
		if p.err != nil || p.at(token.CodeClose) {
			break
		}
	}
	p.expect(token.CodeClose, "at the end of the code expression")
	p.ops += ops // every statement begins to count anew
	return e
}

// codeBlock reads label: statements goto labels; or label: statements return e;
func (p *parser) codeBlock() *ivl.CodeBlock {
	b := &ivl.CodeBlock{Pos: p.pos()}
	b.Label = p.name("a label")
	p.expect(token.Colon, "after the label")
	for p.err == nil {
		switch p.tok.Type {
		case token.Goto:
			p.next()
			for _, n := range p.names("a label") {
				b.Goto = append(b.Goto, n.Name)
			}
			p.semi("goto")
			return b
		case token.Return:
			p.next()
			b.Return = p.expr()
			p.semi("the returned value")
			return b
		}
		s := p.stmt()
		switch s.(type) {
		case *ivl.Assert, *ivl.Assume, *ivl.Havoc, *ivl.Assign, *ivl.Call, *ivl.AsyncCall, *ivl.ParCall, *ivl.Yield:
			b.Stmts = append(b.Stmts, s)
		default:
			p.failAtPos(s.Info().Pos, "this statement cannot stand in a code expression; use goto and labels")
		}
	}
	return b
}
