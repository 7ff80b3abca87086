package ivl

// codeExpr reads |{ locals label: statements goto …; or return e; … }|.
func (p *parser) codeExpr(base exprBase) Expr {
	e := &CodeExpr{exprBase: base}
	if !p.enter() {
		return e
	}
	defer p.leave()
	p.next()
	ops := p.ops
	e.Locals = p.locals()
	for {
		e.Blocks = append(e.Blocks, p.codeBlock())
		if p.err != nil || p.at(tokCodeClose) {
			break
		}
	}
	p.expect(tokCodeClose, "at the end of the code expression")
	p.ops += ops // every statement begins to count anew
	return e
}

// codeBlock reads label: statements goto labels; or label: statements return e;
func (p *parser) codeBlock() *CodeBlock {
	b := &CodeBlock{Pos: p.pos()}
	b.Label = p.name("a label")
	p.expect(tokColon, "after the label")
	for p.err == nil {
		switch p.tok.Type {
		case tokGoto:
			p.next()
			for _, n := range p.names("a label") {
				b.Goto = append(b.Goto, n.Name)
			}
			p.semi("goto")
			return b
		case tokReturn:
			p.next()
			b.Return = p.expr()
			p.semi("the returned value")
			return b
		}
		s := p.stmt()
		switch s.(type) {
		case *Assert, *Assume, *Havoc, *Assign, *Call, *AsyncCall, *ParCall, *Yield:
			b.Stmts = append(b.Stmts, s)
		default:
			p.failAtPos(s.Info().Pos, "this statement cannot stand in a code expression; use goto and labels")
		}
	}
	return b
}
