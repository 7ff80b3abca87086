package spin

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// An iteration that changes nothing can be repeated, as the lemma in counter.go says, if what it finds is there at one moment, its
// linearization point. That is so if no more than one of its steps is of interest to others. Besides, it may access data, which
// nobody else writes meanwhile but in a race, and take locks: what it does and finds under a lock is at the moment in which it
// gives the lock back. (Acquiring is a right mover, and accesses to data are both movers, Lipton, Reduction, CACM 1975.)

// moment says of an iteration, or of an activation, whether others can notice it, and whether they can in more than one step.
type moment struct {
	seen, torn *ivl.Var
	// was and whole are seen and torn in front of a step that may take a lock; nil if there is none.
	was, whole *ivl.Var
}

// looks is how many steps of interest to others a statement begins, or may make in what it calls; two for more.
func (e *effects) looks(s ivl.Stmt, step *cfg.Step) int {
	switch {
	case step == nil:
		if c, ok := s.(*ivl.Call); ok {
			return e.looksIn(c.Proc)
		}
		return 0
	case step.Partial:
		return 2
	case step.BeginsAt(s) && e.noticeable(step):
		return 1
	}
	return 0
}

// noticeable reports whether a step accesses more than what nobody else writes meanwhile.
func (e *effects) noticeable(step *cfg.Step) bool {
	return slices.ContainsFunc(step.Accesses, func(a cfg.Access) bool { return !e.private(step, a) })
}

// looksIn is the same of what a procedure does, as it was before loops are cut.
func (e *effects) looksIn(d *ivl.ProcDecl) int {
	if n, known := e.looked[d]; known {
		return n
	}
	q := e.prog.Proc(d)
	if q == nil {
		return 0
	}
	e.looked[d] = 2 // for recursion
	e.looked[d] = e.looksAround(e.graphs.of(q), nil)
	return e.looked[d]
}

// looksAround is the same of an iteration of a loop; nil: of all blocks.
func (e *effects) looksAround(g *cfg.Graph, l *cfg.Loop) (n int) {
	for i, b := range g.Blocks {
		if l != nil && !slices.Contains(l.Blocks, i) {
			continue
		}
		for k, s := range b.Stmts {
			m := e.looks(s, b.Step(k))
			if g.Loops().Of[i] != l {
				m *= 2
			}
			n = min(n+m, 2)
		}
	}
	return n
}

// notice notes that others can notice what a statement does, if they can.
func (l *ledger) notice(s ivl.Stmt, step *cfg.Step, scopes []*scope) (out []ivl.Stmt) {
	n := -1
	for _, sc := range scopes {
		m := sc.moment
		if m == nil {
			continue
		}
		if n < 0 {
			n = l.looks(s, step)
		}
		if n == 1 && step != nil && l.acquires[step] {
			if m.was == nil {
				m.was, m.whole = l.local("seen$was", ivl.BoolType), l.local("torn$was", ivl.BoolType)
			}
			out = append(out, ivl.NewAssign(m.was, ivl.NewIdent(m.seen)), ivl.NewAssign(m.whole, ivl.NewIdent(m.torn)))
		}
		if n > 0 {
			out = append(out, m.add(ivl.NewBool(true), ivl.NewBool(n > 1))...)
		}
	}
	return out
}

// add notes what is noticed of a part.
func (m *moment) add(seen, torn ivl.Expr) []ivl.Stmt {
	return []ivl.Stmt{
		ivl.NewAssign(m.torn, ivl.NewOr(ivl.NewIdent(m.torn), torn, ivl.NewAnd(ivl.NewIdent(m.seen), seen))),
		ivl.NewAssign(m.seen, ivl.NewOr(ivl.NewIdent(m.seen), seen)),
	}
}

// findAcquires finds the steps that take a lock and may as well be made where it is given back: what they read, where they take it, is what nobody writes while they hold it, but in a race. So
// what an iteration does under a lock is at the moment in which it gives it back.
func (e *effects) findAcquires() {
	e.acquires = map[*cfg.Step]bool{}
	if len(e.timed) == 0 || len(e.locks) == 0 {
		return
	}
	type writer struct {
		q    *cfg.Proc
		step *cfg.Step
	}
	writers := map[*ivl.Var]map[writer]bool{}
	e.prog.WithOthers(func(q *cfg.Proc, b *cfg.Block, i int) {
		for _, a := range b.Accesses(i) {
			if a.Write {
				if writers[a.Var] == nil {
					writers[a.Var] = map[writer]bool{}
				}
				writers[a.Var][writer{q, b.Step(i)}] = true
			}
		}
	})
	known := map[[2]*ivl.Var]bool{}
	guarded := func(v, lock *ivl.Var) bool {
		key := [2]*ivl.Var{v, lock}
		if is, ok := known[key]; ok {
			return is
		}
		if keyOf(v) == nil || keyOf(lock) == nil {
			return false
		}
		known[key] = true
		uses := procsThat(e.prog, func(s ivl.Stmt) bool {
			return len(cfg.Accesses(s, func(w *ivl.Var) bool { return w == lock || w == v })) > 0
		})
		for w := range writers[v] {
			var self *ivl.ProcDecl
			o := &observer{v: lock, keeps: v, proc: w.q, step: w.step, selves: ids(w.q, &self), uses: uses}
			known[key] = known[key] && o.blind()
		}
		return known[key]
	}
	written := func(v *ivl.Var) bool { // a plain write races with a read in a section, but no other write does
		for w := range writers[v] {
			if e.benign || !e.alone(v) || !w.step.Plain() {
				return true
			}
		}
		return false
	}
	for _, q := range e.prog.Procs {
		looping := map[*cfg.Block]bool{}
		g := e.graphs.of(q)
		for i, b := range g.Blocks {
			looping[b] = g.Loops().Of[i] != nil
		}
		for _, step := range q.Steps { // what is in no iteration is not asked
			if e.reports[q.Decl] != nil || slices.ContainsFunc(step.Blocks, func(b *cfg.Block) bool { return looping[b] }) {
				e.acquires[step] = e.acquiresOnly(step, written, guarded)
			}
		}
	}
}

// acquiresOnly reports whether a step is one of them, where written says what others may write without a race, and guarded, of an element of it, that they do not while the lock is held.
func (e *effects) acquiresOnly(step *cfg.Step, written func(*ivl.Var) bool, guarded func(v, lock *ivl.Var) bool) bool {
	var takes ivl.Stmt
	var lock *ivl.Var
	for _, s := range step.Stmts {
		for _, v := range cfg.Assigned(s) {
			switch {
			case !slices.Contains(e.locks, v):
			case takes != nil:
				return false
			default:
				takes, lock = s, v
			}
		}
	}
	if takes == nil || step.Partial {
		return false
	}
	with, assigned := onWay(step, takes), cfg.AssignedIn(slices.Values(step.Stmts))
	var taken cfg.Access
	for _, a := range step.Accesses {
		if a.Stmt == takes && a.Write {
			taken = a
		}
	}
	same := func(a cfg.Access) bool { // the element that belongs to the lock
		return a.SameArgs(taken) && !slices.ContainsFunc(a.Args, func(e ivl.Expr) bool {
			return ivl.Mentions(e, func(v *ivl.Var) bool { return assigned[v] || v.Kind == ivl.Global })
		})
	}
	return !slices.ContainsFunc(step.Accesses, func(a cfg.Access) bool {
		return a.Var != lock && with(a.Stmt) && (a.Write || written(a.Var) && !(same(a) && guarded(a.Var, lock)))
	})
}

// onWay says which statements of a step are executed together with one of them on some way.
func onWay(step *cfg.Step, with ivl.Stmt) func(ivl.Stmt) bool {
	at := map[ivl.Stmt]*cfg.Block{}
	for _, b := range step.Blocks {
		for _, s := range b.Stmts {
			at[s] = b
		}
	}
	reaches := func(from, to *cfg.Block) bool {
		return slices.Contains(digraph.Reach(func(b *cfg.Block) []*cfg.Block {
			return slices.DeleteFunc(slices.Clone(cfg.Successors(b.Term)), func(to *cfg.Block) bool { return !slices.Contains(step.Blocks, to) })
		}, from), to)
	}
	return func(s ivl.Stmt) bool {
		a, b := at[s], at[with]
		return a == nil || b == nil || reaches(a, b) || reaches(b, a)
	}
}

// begins is with what the moment of an iteration begins.
func (m *moment) begins() []ivl.Stmt {
	return []ivl.Stmt{ivl.NewAssign(m.seen, ivl.NewBool(false)), ivl.NewAssign(m.torn, ivl.NewBool(false))}
}
