package seq

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// accesses is the set of global variables a piece of code reads and writes. A
// map counts as one variable.
type accesses struct {
	reads, writes []*ivl.Var
}

func (a *accesses) read(v *ivl.Var)  { a.reads = include(a.reads, v) }
func (a *accesses) write(v *ivl.Var) { a.writes = include(a.writes, v) }

func include(vs []*ivl.Var, v *ivl.Var) []*ivl.Var {
	for _, w := range vs {
		if w == v {
			return vs
		}
	}
	return append(vs, v)
}

// expr adds the global variables that e reads.
func (a *accesses) expr(e ivl.Expr) {
	if id, ok := e.(*ivl.Ident); ok {
		if id.Var.Kind == ivl.Global {
			a.read(id.Var)
		}
		return
	}
	for _, c := range ivl.Children(e) {
		a.expr(c)
	}
}

// target adds what an assignment to lhs writes, and what it reads to find it.
func (a *accesses) target(lhs ivl.Expr) {
	for {
		sel, ok := lhs.(*ivl.Select)
		if !ok {
			break
		}
		for _, arg := range sel.Args {
			a.expr(arg)
		}
		lhs = sel.M
	}
	if id := lhs.(*ivl.Ident); id.Var.Kind == ivl.Global {
		a.write(id.Var)
	}
}

// stmt adds what one simple statement reads and writes.
func (a *accesses) stmt(s ivl.Stmt) {
	switch s := s.(type) {
	case *ivl.Assert:
		a.expr(s.Cond)
	case *ivl.Assume:
		a.expr(s.Cond)
	case *ivl.Havoc:
		for _, id := range s.Vars {
			a.target(id)
		}
	case *ivl.Assign:
		for _, r := range s.Rhs {
			a.expr(r)
		}
		for _, l := range s.Lhs {
			a.target(l)
		}
	case *ivl.AsyncCall:
		for _, e := range s.Args {
			a.expr(e)
		}
	case *ivl.Yield, *ivl.AtomicBegin, *ivl.AtomicEnd:
	default:
		panic(fmt.Sprintf("seq: statement %T in a thread instance", s))
	}
}

// any reports whether a touches a variable of the set.
func (a *accesses) any(set map[*ivl.Var]bool) bool {
	for _, v := range a.reads {
		if set[v] {
			return true
		}
	}
	for _, v := range a.writes {
		if set[v] {
			return true
		}
	}
	return false
}

// sharing says which globals one instance can see another one change.
type sharing struct {
	visible map[*ivl.Var]bool
	// spawned is true for the blocks of the entry instance that can only run
	// when no other thread exists.
	alone map[*cfg.Block]bool
}

// shared computes the visible globals: those that two instances access, one of
// them writing, not counting what the entry thread does before its first spawn.
func shared(t *cfg.Threads) sharing {
	s := sharing{visible: map[*ivl.Var]bool{}, alone: aloneBlocks(t.Instances[0])}
	type users struct {
		first   int
		several bool
		written bool
	}
	byVar := map[*ivl.Var]*users{}
	note := func(v *ivl.Var, inst int, write bool) {
		u := byVar[v]
		if u == nil {
			u = &users{first: inst}
			byVar[v] = u
		}
		u.several = u.several || u.first != inst
		u.written = u.written || write
	}
	for i, inst := range t.Instances {
		for _, b := range inst.Blocks {
			alone := i == 0 && s.alone[b]
			var acc accesses
			for _, st := range b.Stmts {
				if _, ok := st.(*ivl.AsyncCall); ok && alone {
					alone = false
					acc = accesses{}
				}
				acc.stmt(st)
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				acc.expr(br.Cond)
			}
			if alone {
				continue
			}
			for _, v := range acc.reads {
				note(v, i, false)
			}
			for _, v := range acc.writes {
				note(v, i, true)
			}
		}
	}
	for v, u := range byVar {
		if u.several && u.written {
			s.visible[v] = true
		}
	}
	return s
}

// aloneBlocks finds the blocks of the entry instance before whose first
// statement no thread can have been spawned.
func aloneBlocks(entry *cfg.Instance) map[*cfg.Block]bool {
	after := map[*cfg.Block]bool{}
	for _, b := range entry.Blocks { // topological order
		out := after[b]
		for _, s := range b.Stmts {
			if _, ok := s.(*ivl.AsyncCall); ok {
				out = true
			}
		}
		if out {
			for _, succ := range cfg.Successors(b.Term) {
				after[succ] = true
			}
		}
	}
	alone := map[*cfg.Block]bool{}
	for _, b := range entry.Blocks {
		alone[b] = !after[b]
	}
	return alone
}
