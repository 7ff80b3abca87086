package ivl

import (
	"cmp"
	"fmt"
)

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
		p.put("assert ", s.Attrs, s.Cond, ";")
	case *Assume:
		p.str("assume ")
		if s.Await {
			p.str("{:await} ")
		}
		p.put(s.Attrs, s.Cond, ";")
	case *Havoc:
		if len(s.Vars) == 0 { // of a map none of whose elements is left
			p.str("assume true;")
			break
		}
		p.put("havoc ", p.ours(s.Attrs), s.Vars, ";")
	case *Assign:
		p.put(s.Lhs, " := ", s.Attrs, s.Rhs, ";")
	case *Call:
		if s.Free {
			p.str("free ")
		}
		p.put("call ", s.Attrs)
		p.callOuts(s.Outs)
		p.put(p.renamed(s.Name), "(", s.Args, ");")
	case *AsyncCall:
		if p.dialect == Boogie {
			p.fail("Boogie cannot read the async call of %s; sequentialize the program first", s.Name)
		}
		p.put("async call ", s.Attrs, p.renamed(s.Name), "(", s.Args, ");")
	case *ParCall:
		p.parCall(s)
	case *If:
		p.ifStmt(s)
	case *While:
		p.while(s)
	case *Break, *Goto, *Return, *Label, *Yield:
		p.jump(s)
	case *Atomic:
		p.put("atomic ", s.Attrs)
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
			p.put(" ", named(s.Label))
		}
		p.byte(';')
	case *Goto:
		p.put("goto ", p.ours(s.Attrs))
		list(p, s.Labels, p.name)
		p.byte(';')
	case *Return:
		p.str("return")
		p.endAttrs(s.Attrs)
		p.byte(';')
	case *Label:
		p.put(named(s.Name), ":")
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
		p.put(" ", as)
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
		p.put("call ", as)
		p.either(begin, CorralAtomicBegin+"();", CorralAtomicEnd+"();")
	case Boogie:
		p.put("assume ", as)
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
	list(p, outs, func(v *Ident) {
		switch {
		case v != nil:
			p.name(v.Name)
		case p.dialect == Gsmack:
			p.byte('*')
		default:
			p.fail("a call drops a result, which Boogie has no spelling for; give it a variable")
		}
	})
	p.str(" := ")
}

// renamed is what the dialect calls a procedure.
func (p *printer) renamed(name string) named { return named(cmp.Or(p.rename[name], name)) }

func (p *printer) guard(cond Expr) {
	if cond == nil {
		p.str("(*)")
	} else {
		p.put("(", cond, ")")
	}
}

func (p *printer) ifStmt(s *If) {
	for {
		p.put("if ", p.ours(s.Attrs))
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
	p.put("par ", s.Attrs)
	for i, c := range s.Calls {
		if i > 0 {
			p.str(" | ")
		}
		p.callOuts(c.Outs)
		p.put(p.renamed(c.Name), "(", c.Args, ")")
	}
	p.byte(';')
}

func (p *printer) while(s *While) {
	p.put("while ", p.ours(s.Attrs))
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
	p.put([...]string{Requires: "requires ", Ensures: "ensures ", Invariant: "invariant "}[s.Kind], s.Attrs, s.Expr, ";\n")
}
