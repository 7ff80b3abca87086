package cfg

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// Faint are the variables that make no difference to more than themselves: what is read of them only comes to others of
// that kind, as in counter++ of a counter that nobody looks at (Giegerich, Möncke, Wilhelm: Invariance of Approximative Semantics with
// Respect to Program Transformations, GI 1981). It has globals, parameters and results. Two states that differ in
// nothing else go on alike, and to the same failures. The nil set is none.
type Faint map[*ivl.Var]bool

// FindFaint finds them. It is the greatest fixpoint: all are faint until one is found that is needed.
func (p *Program) FindFaint(inert *Inert) Faint {
	f, told := Faint{}, p.told()
	for _, v := range p.Globals {
		if !told[v] {
			f[v] = true
		}
	}
	// What is needed in a procedure rests on its results, on what it assigns, and on the parameters of what it calls.
	rests := map[*ivl.Var]map[*Proc]bool{}
	rest := func(q *Proc, vs ...*ivl.Var) {
		for _, v := range vs {
			if rests[v] == nil {
				rests[v] = map[*Proc]bool{}
			}
			rests[v][q] = true
		}
	}
	todo := map[*Proc]bool{}
	for _, q := range p.Procs {
		for _, v := range slices.Concat(q.Ins, q.Outs) {
			f[v] = true
		}
		todo[q] = true
		rest(q, q.Outs...)
		for s := range Stmts(q.Blocks) {
			rest(q, Assigned(s)...)
			if c, ok := s.(*ivl.Call); ok && p.Proc(c.Proc) != nil {
				rest(q, p.Proc(c.Proc).Ins...)
			}
		}
	}
	need := func(v *ivl.Var) {
		if f[v] {
			delete(f, v)
			maps.Copy(todo, rests[v])
		}
	}
	for live := map[*Proc]*Liveness{}; len(todo) > 0; {
		for _, q := range slices.Backward(p.Procs) {
			if !todo[q] {
				continue
			}
			delete(todo, q)
			if live[q] == nil {
				live[q] = NewRelevance(q, NewGraph(q.Blocks), inert, f)
			} else {
				live[q].settle(q)
			}
			f.needed(q, live[q], need)
		}
	}
	return f
}

// told are the globals that are read off a state: who holds what, and histories.
func (p *Program) told() map[*ivl.Var]bool {
	out := map[*ivl.Var]bool{}
	for _, name := range []string{"holder", "readers", "reading"} {
		maps.Copy(out, Marked(p.Source, name))
	}
	for s := range p.Stmts() {
		if as := s.Info().Attrs; as.Has("history") || as.Has("sequential") {
			data := p.DataVars()
			for _, v := range p.Globals {
				out[v] = out[v] || !data[v]
			}
			break
		}
	}
	return out
}

// needed calls need for what q needs, where live says which of its variables are.
func (f Faint) needed(q *Proc, live *Liveness, need func(*ivl.Var)) {
	globals := func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) {
			if id.Var.Kind == ivl.Global {
				need(id.Var)
			}
		})
	}
	for _, v := range q.Ins {
		if live.Live(v, q.Blocks[0], 0) {
			need(v)
		}
	}
	for _, b := range q.Blocks {
		for i, s := range b.Stmts {
			behind := live.Before(b, i+1)
			if c, ok := s.(*ivl.Call); ok {
				if r := live.inert.prog.Proc(c.Proc); r != nil {
					for k, out := range c.Outs {
						if out != nil && live.makes(behind, out.Var) {
							need(r.Outs[k])
						}
					}
				}
			}
			live.uses(behind, s, globals)
		}
		if t, ok := b.Term.(*Branch); ok && !live.ignored[t] {
			globals(t.Cond)
		}
	}
}

// makes reports whether what is assigned to v makes a difference, where that is live behind it.
func (l *Liveness) makes(live Bits, v *ivl.Var) bool {
	n, own := l.number[v]
	return own && live.Has(n) || !own && !l.faint[v]
}

// uses calls use for the expressions in s whose values make a difference, where that is live behind it.
func (l *Liveness) uses(live Bits, s ivl.Stmt, use func(ivl.Expr)) {
	switch s := s.(type) {
	case *ivl.Assign:
		for i, lhs := range s.Lhs {
			places(lhs, use)
			if l.makes(live, Target(lhs).Var) {
				use(s.Rhs[i])
			} else {
				places(s.Rhs[i], use)
			}
		}
	case *ivl.Call:
		q := l.inert.prog.Proc(s.Proc)
		for i, a := range s.Args {
			if q != nil && l.faint[q.Ins[i]] {
				places(a, use)
			} else {
				use(a)
			}
		}
	default:
		Uses(s, use)
	}
}

// places calls use for the indices of what e accesses.
func places(e ivl.Expr, use func(ivl.Expr)) {
	if sel, ok := e.(*ivl.Select); ok {
		for _, a := range sel.Args {
			use(a)
		}
	}
	for _, c := range ivl.Children(e) {
		places(c, use)
	}
}
