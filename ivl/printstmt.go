package ivl

import "fmt"

// stmts writes a statement list. Where it has labels they stand out by one
// step of indentation.
func (p *printer) stmts(ss []Stmt) {
	labels := false
	for _, s := range ss {
		if _, labels = s.(*Label); labels {
			break
		}
	}
	if !labels {
		for _, s := range ss {
			p.stmt(s)
		}
		return
	}
	p.indent += 2
	for i, s := range ss {
		if _, ok := s.(*Label); ok {
			if i > 0 {
				p.byte('\n')
			}
			p.indent -= 2
			p.stmt(s)
			p.indent += 2
		} else {
			p.stmt(s)
		}
	}
	p.indent -= 2
}

func (p *printer) block(ss []Stmt) {
	p.str("{\n")
	p.indent += 2
	p.stmts(ss)
	p.indent -= 2
	p.startLine()
	p.byte('}')
}

// stmt writes a statement with its indentation and a newline.
func (p *printer) stmt(s Stmt) {
	if a, ok := s.(*Atomic); ok && p.dialect != Gsmack {
		p.atomicMark(a.Attrs, true)
		p.stmts(a.Body)
		p.atomicMark(nil, false)
		return
	}
	if n := p.notes[s]; n != "" {
		p.startLine()
		p.str("// " + n + "\n")
	}
	p.startLine()
	switch s := s.(type) {
	case *Assert:
		p.str("assert ")
		p.attrs(s.Attrs)
		p.expr(s.Cond, 0)
		p.byte(';')
	case *Assume:
		p.str("assume ")
		if s.Await {
			p.str("{:await} ")
		}
		p.attrs(s.Attrs)
		p.expr(s.Cond, 0)
		p.byte(';')
	case *Havoc:
		if len(s.Vars) == 0 { // of a map none of whose elements is left
			p.str("assume true;")
			break
		}
		p.str("havoc ")
		p.stmtAttrs(s.Attrs)
		p.idents(s.Vars)
		p.byte(';')
	case *Assign:
		p.exprs(s.Lhs)
		p.str(" := ")
		p.attrs(s.Attrs)
		p.exprs(s.Rhs)
		p.byte(';')
	case *Call:
		if s.Free {
			p.str("free ")
		}
		p.str("call ")
		p.attrs(s.Attrs)
		p.callOuts(s.Outs)
		p.callee(s.Name, s.Args)
	case *AsyncCall:
		if p.dialect == Boogie {
			p.fail("Boogie cannot read the async call of %s; sequentialize the program first", s.Name)
		}
		p.str("async call ")
		p.attrs(s.Attrs)
		p.callee(s.Name, s.Args)
	case *ParCall:
		p.parCall(s)
	case *If:
		p.ifStmt(s)
	case *While:
		p.while(s)
	case *Break, *Goto, *Return, *Label, *Yield:
		p.jump(s)
	case *Atomic:
		p.str("atomic ")
		p.attrs(s.Attrs)
		p.block(s.Body)
	case *AtomicBegin:
		p.mark(s.Attrs, true)
	case *AtomicEnd:
		p.mark(s.Attrs, false)
	default:
		panic(fmt.Sprintf("ivl.printer.stmt: %T", s))
	}
	p.byte('\n')
}

// jump writes a statement that says where control goes on, without the newline.
func (p *printer) jump(s Stmt) {
	switch s := s.(type) {
	case *Break:
		p.str("break")
		p.endAttrs(s.Attrs)
		if s.Label != "" {
			p.byte(' ')
			p.name(s.Label)
		}
		p.byte(';')
	case *Goto:
		p.str("goto ")
		p.stmtAttrs(s.Attrs)
		for i, l := range s.Labels {
			p.comma(i)
			p.name(l)
		}
		p.byte(';')
	case *Return:
		p.str("return")
		p.endAttrs(s.Attrs)
		p.byte(';')
	case *Label:
		p.name(s.Name)
		p.byte(':')
	case *Yield:
		if p.dialect == Boogie && !p.yields {
			p.str("assume {:yield_point} true;")
			break
		}
		p.str("yield")
		p.endAttrs(s.Attrs)
		p.byte(';')
	}
}

// endAttrs writes attributes behind a word that may end the statement.
func (p *printer) endAttrs(as Attrs) {
	if len(as) > 0 && p.dialect == Gsmack {
		p.byte(' ')
		p.attrs(as)
		p.buf = p.buf[:len(p.buf)-1]
	}
}

func (p *printer) atomicMark(as Attrs, begin bool) {
	p.startLine()
	p.mark(as, begin)
	p.byte('\n')
}

// mark writes the beginning or end of an atomic section.
func (p *printer) mark(as Attrs, begin bool) {
	switch p.dialect {
	case Corral:
		p.str("call ")
		p.attrs(as)
		p.either(begin, CorralAtomicBegin+"();", CorralAtomicEnd+"();")
	case Boogie:
		p.str("assume ")
		p.attrs(as)
		p.either(begin, "{:atomic_begin} true;", "{:atomic_end} true;")
	default:
		p.either(begin, "atomic begin", "atomic end")
		p.endAttrs(as)
		p.byte(';')
	}
}

func (p *printer) callOuts(outs []*Ident) {
	if len(outs) == 0 {
		return
	}
	for i, v := range outs {
		p.comma(i)
		switch {
		case v != nil:
			p.name(v.Name)
		case p.dialect == Gsmack:
			p.byte('*')
		default:
			p.fail("a call drops a result, which Boogie has no spelling for; give it a variable")
		}
	}
	p.str(" := ")
}

func (p *printer) callee(name string, args []Expr) {
	p.callNamed(name, args)
	p.byte(';')
}

func (p *printer) callNamed(name string, args []Expr) {
	if n, ok := p.rename[name]; ok {
		name = n
	}
	p.name(name)
	p.byte('(')
	p.exprs(args)
	p.byte(')')
}

func (p *printer) guard(cond Expr) {
	p.byte('(')
	if cond == nil {
		p.byte('*')
	} else {
		p.expr(cond, 0)
	}
	p.byte(')')
}

func (p *printer) ifStmt(s *If) {
	for {
		p.str("if ")
		p.stmtAttrs(s.Attrs)
		p.guard(s.Cond)
		p.byte(' ')
		p.block(s.Then)
		if len(s.Else) == 0 {
			return
		}
		p.str(" else ")
		next, ok := s.Else[0].(*If)
		if !ok || len(s.Else) > 1 || len(next.Attrs) > 0 {
			p.block(s.Else)
			return
		}
		s = next
	}
}

func (p *printer) parCall(s *ParCall) {
	if p.dialect == Boogie && !p.yields {
		p.fail("Boogie cannot read a parallel call in a procedure without {:yields}; mark it so")
	}
	p.str("par ")
	p.attrs(s.Attrs)
	for i, c := range s.Calls {
		if i > 0 {
			p.str(" | ")
		}
		p.callOuts(c.Outs)
		p.callNamed(c.Name, c.Args)
	}
	p.byte(';')
}

func (p *printer) while(s *While) {
	p.str("while ")
	p.stmtAttrs(s.Attrs)
	p.guard(s.Cond)
	if len(s.Invariants) == 0 {
		p.byte(' ')
		p.block(s.Body)
		return
	}
	p.byte('\n')
	p.indent += 2
	for _, i := range s.Invariants {
		p.spec(i)
	}
	p.indent -= 2
	p.startLine()
	p.block(s.Body)
}

func (p *printer) spec(s *Spec) {
	p.startLine()
	if s.Free {
		p.str("free ")
	}
	p.str([...]string{Requires: "requires ", Ensures: "ensures ", Invariant: "invariant "}[s.Kind])
	p.attrs(s.Attrs)
	p.expr(s.Expr, 0)
	p.str(";\n")
}
