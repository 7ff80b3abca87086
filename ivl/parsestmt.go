package ivl

// body reads "{" { locals } statements "}".
func (p *parser) body() *Body {
	b := &Body{Pos: p.pos()}
	p.expect(tokLBrace, "before the body")
	b.Locals = p.locals()
	b.Stmts = p.stmts()
	b.End = p.pos()
	p.expect(tokRBrace, "at the end of the body")
	return b
}

// locals reads any number of declarations of local variables.
func (p *parser) locals() (vs []*Var) {
	for p.accept(tokVar) {
		attrs := p.attrs()
		for {
			vs = p.varGroup(vs, Local, attrs)
			if !p.accept(tokComma) {
				break
			}
		}
		p.expect(tokSemi, "after the local variables")
	}
	return vs
}

// block reads "{" statements "}".
func (p *parser) block() []Stmt {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	p.expect(tokLBrace, "before the block")
	ss := p.stmts()
	p.expect(tokRBrace, "at the end of the block")
	return ss
}

func (p *parser) stmts() []Stmt {
	var out []Stmt
	for p.err == nil && !p.at(tokRBrace) && !p.at(tokEOF) {
		out = append(out, p.stmt())
	}
	return out
}

func (p *parser) semi(what string) { p.expect(tokSemi, "after "+what) }

// stmt reads one statement.
func (p *parser) stmt() Stmt {
	p.ops = 0
	info := StmtInfo{Pos: p.pos()}
	switch p.tok.Type {
	case tokIdent:
		return p.identStmt(info)
	case tokAssert:
		p.next()
		info.Attrs = p.attrs()
		s := &Assert{StmtInfo: info, Cond: p.expr()}
		p.semi("the assertion")
		return s
	case tokAssume:
		p.next()
		info.Attrs = p.attrs()
		cond := p.expr()
		p.semi("the assumption")
		return assume(info, cond)
	case tokHavoc:
		p.next()
		info.Attrs = p.attrs()
		s := &Havoc{StmtInfo: info, Vars: p.idents("a variable")}
		p.semi("the variables")
		return s
	case tokCall, tokAsync, tokFree:
		return p.call(info)
	case tokIf:
		return p.ifStmt(info)
	case tokWhile:
		return p.while(info)
	case tokBreak:
		p.next()
		s := &Break{StmtInfo: info}
		s.Attrs = p.attrs()
		if p.at(tokIdent) {
			s.Label = p.name("a label")
		}
		p.semi("break")
		return s
	case tokGoto:
		p.next()
		s := &Goto{StmtInfo: info}
		s.Attrs = p.attrs()
		for _, n := range p.names("a label") {
			s.Labels = append(s.Labels, n.Name)
		}
		p.semi("goto")
		return s
	case tokReturn:
		p.next()
		s := &Return{StmtInfo: info}
		s.Attrs = p.attrs()
		p.semi("return")
		return s
	case tokYield:
		p.next()
		s := &Yield{StmtInfo: info}
		s.Attrs = p.attrs()
		p.semi("yield")
		return s
	case tokPar:
		return p.parCall(info)
	case tokVar:
		p.fail("found a declaration after a statement; move it to the start of the body")
	default:
		p.wanted("a statement")
	}
	return &Yield{}
}

// assume tells apart the assumptions that are statements of their own.
func assume(info StmtInfo, cond Expr) Stmt {
	if b, ok := cond.(*BoolLit); ok && b.Value && len(info.Attrs) > 0 {
		switch a := info.Attrs[len(info.Attrs)-1]; {
		case len(a.Args) > 0:
		case a.Name == "atomic_begin":
			info.Attrs = info.Attrs[:len(info.Attrs)-1]
			return &AtomicBegin{StmtInfo: info}
		case a.Name == "atomic_end":
			info.Attrs = info.Attrs[:len(info.Attrs)-1]
			return &AtomicEnd{StmtInfo: info}
		}
	}
	s := &Assume{StmtInfo: info, Cond: cond}
	if rest := info.Attrs.without("await"); len(rest) != len(info.Attrs) {
		s.Await, s.Attrs = true, rest
	}
	return s
}

// without leaves out the attributes of that name that have no arguments.
func (as Attrs) without(name string) Attrs {
	var out Attrs
	for _, a := range as {
		if a.Name != name || len(a.Args) > 0 {
			out = append(out, a)
		}
	}
	return out
}

func (p *parser) idents(what string) []*Ident {
	var out []*Ident
	for _, n := range p.names(what) {
		out = append(out, &Ident{exprBase: exprBase{Pos: toPos(n.Pos)}, Name: n.Name})
	}
	return out
}

// identStmt reads a statement that begins with a name: a label, an assignment,
// or one of atomic and await, which are no reserved words.
func (p *parser) identStmt(info StmtInfo) Stmt {
	second := p.ahead(1)
	if second.Type == tokColon {
		s := &Label{StmtInfo: info, Name: p.name("a label")}
		p.next()
		return s
	}
	switch p.tok.Value {
	case "atomic":
		if second.Type == tokLBrace || second.Type == tokIdent {
			p.next()
			return p.atomic(info)
		}
	case "await":
		switch second.Type {
		case tokAssign, tokLBracket, tokComma, tokSemi:
		default:
			p.next()
			info.Attrs = p.attrs().without("await")
			s := &Assume{StmtInfo: info, Cond: p.expr(), Await: true}
			p.semi("the condition")
			return s
		}
	}
	return p.assign(info)
}

func (p *parser) atomic(info StmtInfo) Stmt {
	if p.at(tokIdent) {
		word := p.tok.Value
		p.next()
		info.Attrs = p.attrs()
		p.semi("atomic " + word)
		switch word {
		case "begin":
			return &AtomicBegin{StmtInfo: info}
		case "end":
			return &AtomicEnd{StmtInfo: info}
		}
		p.failAt(p.tok.Pos, "found atomic %s; write atomic begin, atomic end or atomic { … }", clip(word))
		return &Yield{}
	}
	info.Attrs = p.attrs()
	return &Atomic{StmtInfo: info, Body: p.block()}
}

// assign reads l, l := e, e; where l is a name or a map element.
func (p *parser) assign(info StmtInfo) Stmt {
	s := &Assign{StmtInfo: info}
	for {
		var l Expr = &Ident{exprBase: exprBase{Pos: p.pos()}, Name: p.name("a variable")}
		for p.at(tokLBracket) {
			sel := &Select{exprBase: exprBase{Pos: p.pos()}, M: l}
			p.operator()
			p.next()
			if !p.at(tokRBracket) {
				sel.Args = p.exprs()
			}
			p.expect(tokRBracket, "after the arguments of a map")
			l = sel
		}
		s.Lhs = append(s.Lhs, l)
		if !p.accept(tokComma) {
			break
		}
	}
	if !p.at(tokAssign) {
		if id, ok := s.Lhs[0].(*Ident); ok && len(s.Lhs) == 1 {
			p.fail("found %s after the name %s; write a statement (%s := …; or call %s(…);)", found(p.tok), id.Name, id.Name, id.Name)
		}
	}
	p.expect(tokAssign, "after the left-hand side")
	s.Attrs = p.attrs()
	s.Rhs = p.exprs()
	p.semi("the assignment")
	return s
}

// call reads [async] [free] call {attrs} [outs :=] name(args);
func (p *parser) call(info StmtInfo) Stmt {
	async := p.accept(tokAsync)
	free := p.accept(tokFree)
	p.expect(tokCall, "and the name of a procedure")
	attrs := p.attrs()
	c := &Call{StmtInfo: info, Free: free}
	if rest := attrs.without("async"); len(rest) != len(attrs) {
		async, attrs = true, rest
	}
	c.Attrs = attrs
	outsPos := p.tok.Pos
	p.callParams(c)
	p.semi("the call")
	switch {
	case async && len(c.Outs) > 0:
		p.failAt(outsPos, "an asynchronous call has no results; leave out the left-hand side")
	case async && free:
		p.failAt(outsPos, "a call cannot be both async and free; drop one of them")
	case async:
		return &AsyncCall{StmtInfo: c.StmtInfo, Name: c.Name, Args: c.Args}
	case len(c.Args) > 0 || len(c.Outs) > 0:
	case c.Name == corralAtomicBegin:
		return &AtomicBegin{StmtInfo: c.StmtInfo}
	case c.Name == corralAtomicEnd:
		return &AtomicEnd{StmtInfo: c.StmtInfo}
	}
	return c
}

// callParams reads [outs :=] name(args).
func (p *parser) callParams(c *Call) {
	if p.at(tokStar) || p.ahead(1).Type != tokLParen {
		c.Outs = p.callOuts()
	}
	c.Name = p.name("the name of a procedure")
	c.Args = p.args()
}

// parCall reads par {attrs} call | call | …;
func (p *parser) parCall(info StmtInfo) Stmt {
	p.next()
	info.Attrs = p.attrs()
	s := &ParCall{StmtInfo: info}
	for {
		c := &Call{StmtInfo: StmtInfo{Pos: p.pos()}}
		p.callParams(c)
		s.Calls = append(s.Calls, c)
		if !p.accept(tokBar) {
			break
		}
	}
	p.semi("the calls")
	return s
}

func (p *parser) callOuts() []*Ident {
	var out []*Ident
	for {
		if p.accept(tokStar) {
			out = append(out, nil)
		} else {
			pos := p.pos()
			out = append(out, &Ident{exprBase: exprBase{Pos: pos}, Name: p.name("a variable or the name of a procedure")})
		}
		if !p.accept(tokComma) {
			break
		}
	}
	p.expect(tokAssign, "after the variables, or ( after the name of the procedure")
	return out
}

// guard reads "(" ( "*" | expr ) ")"; * gives nil.
func (p *parser) guard() Expr {
	p.expect(tokLParen, "before the condition")
	if p.at(tokStar) && p.ahead(1).Type == tokRParen {
		p.next()
		p.next()
		return nil
	}
	e := p.expr()
	p.expect(tokRParen, "after the condition")
	return e
}

func (p *parser) ifStmt(info StmtInfo) Stmt {
	if !p.enter() {
		return &Yield{}
	}
	defer p.leave()
	p.next()
	info.Attrs = p.attrs()
	s := &If{StmtInfo: info, Cond: p.guard()}
	s.Then = p.block()
	if p.accept(tokElse) {
		if p.at(tokIf) {
			s.Else = []Stmt{p.ifStmt(StmtInfo{Pos: p.pos()})}
		} else {
			s.Else = p.block()
		}
	}
	return s
}

func (p *parser) while(info StmtInfo) Stmt {
	p.next()
	info.Attrs = p.attrs()
	s := &While{StmtInfo: info, Cond: p.guard()}
	for p.at(tokFree) || p.at(tokInvariant) {
		i := &Spec{Pos: p.pos(), Kind: Invariant, Free: p.accept(tokFree)}
		p.expect(tokInvariant, "and a condition")
		i.Attrs = p.attrs()
		i.Expr = p.expr()
		p.semi("the invariant")
		s.Invariants = append(s.Invariants, i)
	}
	s.Body = p.block()
	return s
}
