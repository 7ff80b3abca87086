package syntax

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/token"
)

// body reads "{" { locals } statements "}".
func (p *parser) body() *ivl.Body {
	b := &ivl.Body{Pos: p.pos()}
	p.expect(token.LBrace, "before the body")
	b.Locals = p.locals()
	b.Stmts = p.stmts()
	p.expect(token.RBrace, "at the end of the body")
	return b
}

// locals reads any number of declarations of local variables.
func (p *parser) locals() (vs []*ivl.Var) {
	for p.accept(token.Var) {
		attrs := p.attrs()
		p.separated(token.Comma, func() { vs = p.varGroup(vs, ivl.Local, attrs) })
		p.expect(token.Semi, "after the local variables")
	}
	return vs
}

// block reads "{" statements "}".
func (p *parser) block() []ivl.Stmt {
	if !p.enter() {
		return nil
	}
	defer p.leave()
	p.expect(token.LBrace, "before the block")
	ss := p.stmts()
	p.expect(token.RBrace, "at the end of the block")
	return ss
}

func (p *parser) stmts() []ivl.Stmt {
	var out []ivl.Stmt
	for p.err == nil && !p.at(token.RBrace) && !p.at(token.EOF) {
		out = append(out, p.stmt())
	}
	return out
}

func (p *parser) semi(what string) { p.expect(token.Semi, "after "+what) }

// stmt reads one statement.
func (p *parser) stmt() ivl.Stmt {
	p.ops = 0
	info := ivl.StmtInfo{Pos: p.pos()}
	switch p.tok.Type {
	case token.Ident:
		return p.identStmt(info)
	case token.Assert, token.Assume, token.Havoc, token.Break, token.Goto, token.Return, token.Yield:
		return p.simple(info)
	case token.Call, token.Async, token.Free:
		return p.call(info)
	case token.If:
		return p.ifStmt(info)
	case token.While:
		return p.while(info)
	case token.Par:
		return p.parCall(info)
	case token.Var:
		p.fail("found a declaration after a statement; move it to the start of the body")
	default:
		p.wanted("a statement")
	}
	return &ivl.Yield{}
}

// simple reads a statement that is a word, attributes, and at most one thing more.
func (p *parser) simple(info ivl.StmtInfo) ivl.Stmt {
	word, what := p.tok.Type, token.Spelling[p.tok.Type]
	p.next()
	info.Attrs = p.attrs()
	var s ivl.Stmt
	switch word {
	case token.Assert:
		s, what = &ivl.Assert{StmtInfo: info, Cond: p.expr()}, "the assertion"
	case token.Assume:
		s, what = assume(info, p.expr()), "the assumption"
	case token.Havoc:
		s, what = &ivl.Havoc{StmtInfo: info, Vars: p.idents("a variable")}, "the variables"
	case token.Break:
		b := &ivl.Break{StmtInfo: info}
		if p.at(token.Ident) {
			b.Label = p.name("a label")
		}
		s = b
	case token.Goto:
		g := &ivl.Goto{StmtInfo: info}
		for _, n := range p.names("a label") {
			g.Labels = append(g.Labels, n.Name)
		}
		s = g
	case token.Return:
		s = &ivl.Return{StmtInfo: info}
	default:
		s = &ivl.Yield{StmtInfo: info}
	}
	p.semi(what)
	return s
}

// assume is an assumption, or the statement that its attribute makes of it.
func assume(info ivl.StmtInfo, cond ivl.Expr) ivl.Stmt {
	if ivl.IsBool(cond, true) && len(info.Attrs) > 0 {
		switch a := info.Attrs[len(info.Attrs)-1]; {
		case len(a.Args) > 0:
		case a.Name == "atomic_begin":
			info.Attrs = info.Attrs[:len(info.Attrs)-1]
			return &ivl.AtomicBegin{StmtInfo: info}
		case a.Name == "atomic_end":
			info.Attrs = info.Attrs[:len(info.Attrs)-1]
			return &ivl.AtomicEnd{StmtInfo: info}
		}
	}
	s := &ivl.Assume{StmtInfo: info, Cond: cond}
	if rest := without(info.Attrs, "await"); len(rest) != len(info.Attrs) {
		s.Await, s.Attrs = true, rest
	}
	return s
}

// without leaves out the attributes of that name that have no arguments.
func without(as ivl.Attrs, name string) ivl.Attrs {
	return slices.DeleteFunc(slices.Clone(as), func(a *ivl.Attr) bool { return a.Name == name && len(a.Args) == 0 })
}

func (p *parser) idents(what string) []*ivl.Ident {
	var out []*ivl.Ident
	for _, n := range p.names(what) {
		out = append(out, &ivl.Ident{ExprBase: ivl.ExprBase{Pos: toPos(n.Pos)}, Name: n.Name})
	}
	return out
}

// identStmt reads a statement that begins with a name: a label, an assignment,
// or one of atomic and await, which are no reserved words.
func (p *parser) identStmt(info ivl.StmtInfo) ivl.Stmt {
	second := p.ahead(1)
	if second.Type == token.Colon {
		s := &ivl.Label{StmtInfo: info, Name: p.name("a label")}
		p.next()
		return s
	}
	switch p.tok.Value {
	case "atomic":
		if second.Type == token.LBrace || second.Type == token.Ident {
			p.next()
			return p.atomic(info)
		}
	case "await":
		switch second.Type {
		case token.Assign, token.LBracket, token.Comma, token.Semi:
		default:
			p.next()
			info.Attrs = without(p.attrs(), "await")
			s := &ivl.Assume{StmtInfo: info, Cond: p.expr(), Await: true}
			p.semi("the condition")
			return s
		}
	}
	return p.assign(info)
}

func (p *parser) atomic(info ivl.StmtInfo) ivl.Stmt {
	if p.at(token.Ident) {
		word := p.tok.Value
		p.next()
		info.Attrs = p.attrs()
		p.semi("atomic " + word)
		switch word {
		case "begin":
			return &ivl.AtomicBegin{StmtInfo: info}
		case "end":
			return &ivl.AtomicEnd{StmtInfo: info}
		}
		p.failAt(p.tok.Pos, "found atomic %s; write atomic begin, atomic end or atomic { … }", clip(word))
		return &ivl.Yield{}
	}
	info.Attrs = p.attrs()
	return &ivl.Atomic{StmtInfo: info, Body: p.block()}
}

// assign reads l, l := e, e; where l is a name or a map element.
func (p *parser) assign(info ivl.StmtInfo) ivl.Stmt {
	s := &ivl.Assign{StmtInfo: info}
	p.separated(token.Comma, func() {
		var l ivl.Expr = &ivl.Ident{ExprBase: ivl.ExprBase{Pos: p.pos()}, Name: p.name("a variable")}
		for p.at(token.LBracket) {
			sel := &ivl.Select{ExprBase: ivl.ExprBase{Pos: p.pos()}, M: l}
			p.operator()
			p.next()
			if !p.at(token.RBracket) {
				sel.Args = p.exprs()
			}
			p.expect(token.RBracket, "after the arguments of a map")
			l = sel
		}
		s.Lhs = append(s.Lhs, l)
	})
	if !p.at(token.Assign) {
		if id, ok := s.Lhs[0].(*ivl.Ident); ok && len(s.Lhs) == 1 {
			p.fail("found %s after the name %s; write a statement (%s := …; or call %s(…);)", found(p.tok), id.Name, id.Name, id.Name)
		}
	}
	p.expect(token.Assign, "after the left-hand side")
	s.Attrs = p.attrs()
	s.Rhs = p.exprs()
	p.semi("the assignment")
	return s
}

// call reads [async] [free] call {attrs} [outs :=] name(args);
func (p *parser) call(info ivl.StmtInfo) ivl.Stmt {
	async := p.accept(token.Async)
	free := p.accept(token.Free)
	p.expect(token.Call, "and the name of a procedure")
	attrs := p.attrs()
	c := &ivl.Call{StmtInfo: info, Free: free}
	if rest := without(attrs, "async"); len(rest) != len(attrs) {
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
		return &ivl.AsyncCall{StmtInfo: c.StmtInfo, Name: c.Name, Args: c.Args}
	case len(c.Args) > 0 || len(c.Outs) > 0:
	case c.Name == ivl.CorralAtomicBegin:
		return &ivl.AtomicBegin{StmtInfo: c.StmtInfo}
	case c.Name == ivl.CorralAtomicEnd:
		return &ivl.AtomicEnd{StmtInfo: c.StmtInfo}
	}
	return c
}

// callParams reads [outs :=] name(args).
func (p *parser) callParams(c *ivl.Call) {
	if p.at(token.Star) || p.ahead(1).Type != token.LParen {
		c.Outs = p.callOuts()
	}
	c.Name = p.name("the name of a procedure")
	c.Args = p.args()
}

// parCall reads par {attrs} call | call | …;
func (p *parser) parCall(info ivl.StmtInfo) ivl.Stmt {
	p.next()
	info.Attrs = p.attrs()
	s := &ivl.ParCall{StmtInfo: info}
	p.separated(token.Bar, func() {
		c := &ivl.Call{StmtInfo: ivl.StmtInfo{Pos: p.pos()}}
		p.callParams(c)
		s.Calls = append(s.Calls, c)
	})
	p.semi("the calls")
	return s
}

func (p *parser) callOuts() []*ivl.Ident {
	var out []*ivl.Ident
	p.separated(token.Comma, func() {
		if p.accept(token.Star) {
			out = append(out, nil)
		} else {
			pos := p.pos()
			out = append(out, &ivl.Ident{ExprBase: ivl.ExprBase{Pos: pos}, Name: p.name("a variable or the name of a procedure")})
		}
	})
	p.expect(token.Assign, "after the variables, or ( after the name of the procedure")
	return out
}

// guard reads "(" ( "*" | expr ) ")"; * gives nil.
func (p *parser) guard() ivl.Expr {
	p.expect(token.LParen, "before the condition")
	if p.at(token.Star) && p.ahead(1).Type == token.RParen {
		p.next()
		p.next()
		return nil
	}
	e := p.expr()
	p.expect(token.RParen, "after the condition")
	return e
}

func (p *parser) ifStmt(info ivl.StmtInfo) ivl.Stmt {
	if !p.enter() {
		return &ivl.Yield{}
	}
	defer p.leave()
	p.next()
	info.Attrs = p.attrs()
	s := &ivl.If{StmtInfo: info, Cond: p.guard()}
	s.Then = p.block()
	if p.accept(token.Else) {
		if p.at(token.If) {
			s.Else = []ivl.Stmt{p.ifStmt(ivl.StmtInfo{Pos: p.pos()})}
		} else {
			s.Else = p.block()
		}
	}
	return s
}

func (p *parser) while(info ivl.StmtInfo) ivl.Stmt {
	p.next()
	info.Attrs = p.attrs()
	s := &ivl.While{StmtInfo: info, Cond: p.guard()}
	for p.at(token.Free) || p.at(token.Invariant) {
		i := &ivl.Spec{Pos: p.pos(), Kind: ivl.Invariant, Free: p.accept(token.Free)}
		p.expect(token.Invariant, "and a condition")
		i.Attrs = p.attrs()
		i.Expr = p.expr()
		p.semi("the invariant")
		s.Invariants = append(s.Invariants, i)
	}
	s.Body = p.block()
	return s
}
