package order

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// position is the place of a statement in its thread instance: no statement is executed before one
// with a smaller position.
type position int

// sharing says which variables threads use to influence one another.
type sharing struct {
	in *cfg.Threads
	// written gives, for each instance, the positions at which it can write a global variable.
	written []map[*ivl.Var][]position
	ends    endings
	reads   []map[*ivl.Var]bool
	// spawnAt[u][t] is the position at which u, an ancestor of t, makes the spawn
	// that leads to t.
	spawnAt []map[int]position
	// hot holds the variables that some thread reads while another one may write them.
	hot map[*ivl.Var]bool
	// steady counts the variables that a thread reads and nobody else writes meanwhile, of all threads.
	steady int
	// constants are the literals that the threads' writes give to a variable;
	// variables that are given anything else are in varied.
	constants map[*ivl.Var]map[int][]ivl.Expr
	varied    map[*ivl.Var]bool
	writers   map[*ivl.Var][]int
	// waited holds the variables that decide, by what they are in the end, whether
	// a thread is blocked or what its next step touches. A thread must be able to
	// stop in front of a write to them.
	waited map[*ivl.Var]bool
	// racy holds the data that may race, if races are looked for.
	racy map[*ivl.Var]bool
}

// analyse finds the shared variables. ends says what is known of where threads have ended.
func analyse(t *cfg.Threads, goals goal.Set, ends endings) *sharing {
	s := &sharing{
		in:        t,
		ends:      ends,
		hot:       map[*ivl.Var]bool{},
		constants: map[*ivl.Var]map[int][]ivl.Expr{},
		varied:    map[*ivl.Var]bool{},
		writers:   map[*ivl.Var][]int{},
		waited:    map[*ivl.Var]bool{},
		racy:      map[*ivl.Var]bool{},
	}
	spawn := map[*ivl.AsyncCall]position{}
	for _, inst := range t.Instances {
		s.written = append(s.written, map[*ivl.Var][]position{})
		s.reads = append(s.reads, map[*ivl.Var]bool{})
		s.spawnAt = append(s.spawnAt, map[int]position{})
		p := position(0)
		for _, b := range inst.Blocks {
			for j, st := range b.Stmts {
				if c, ok := st.(*ivl.AsyncCall); ok {
					spawn[c] = p
				}
				for _, a := range b.Accesses(j) {
					if a.Write {
						s.write(inst.ID, p, a)
					} else if !a.Alone {
						s.reads[inst.ID][a.Var] = true
					}
				}
				p++
			}
		}
	}
	for _, inst := range t.Instances {
		child := inst
		for up := inst.Parent; up != nil; up = up.Parent {
			s.spawnAt[up.ID][inst.ID] = spawn[child.Spawn]
			child = up
		}
	}
	for id := range t.Instances {
		for v := range s.reads[id] {
			if s.stable(id, v) {
				s.steady++
			} else {
				s.hot[v] = true
			}
		}
	}
	if goals.Has(goal.Deadlock) && s.namesHolders() {
		s.findWaited()
	}
	if goals&goal.Of(goal.Race, goal.Unordered) != 0 {
		s.racy = cfg.Vars(t.Races()...)
	}
	if goals.Has(goal.Race) {
		s.findProbed()
	}
	return s
}

// namesHolders reports whether some await says which thread must act.
func (s *sharing) namesHolders() bool {
	found := false
	s.each(func(step *cfg.Step) {
		found = found || slices.ContainsFunc(step.Stmts, func(st ivl.Stmt) bool {
			a, ok := st.(*ivl.Assume)
			return ok && a.Await && goal.Holder(a) != nil
		})
	})
	return found
}

// each calls f for all steps.
func (s *sharing) each(f func(*cfg.Step)) {
	for _, inst := range s.in.Instances {
		for _, step := range inst.Steps() {
			f(step)
		}
	}
}

// findWaited collects what steps read that may have to wait.
func (s *sharing) findWaited() {
	s.each(func(step *cfg.Step) {
		if step.Waits() {
			s.wait(step)
		}
	})
}

// findProbed collects what sections read that touch data that may race, and not just always the
// same.
func (s *sharing) findProbed() {
	s.each(func(step *cfg.Step) {
		touches, conditional := false, len(step.Blocks) > 1
		for _, a := range step.Accesses {
			touches, conditional = touches || s.racy[a.Var], conditional || s.racy[a.Var] && len(a.Args) > 0
		}
		for _, st := range step.Stmts {
			a, ok := st.(*ivl.Assume)
			conditional = conditional || ok && !cfg.Trivial(a.Cond)
		}
		if step.Section() && touches && conditional {
			s.wait(step)
		}
	})
}

// wait notes what a step mentions.
func (s *sharing) wait(step *cfg.Step) {
	for _, st := range step.Stmts {
		ivl.StmtExprs(st, func(e ivl.Expr) {
			ivl.FreeVars(e, func(id *ivl.Ident) { s.waited[id.Var] = true })
		})
	}
}

// stable reports whether nobody but thread t itself writes v while t runs.
func (s *sharing) stable(t int, v *ivl.Var) bool {
	for _, u := range s.writers[v] {
		if u == t {
			continue
		}
		spawn, ancestor := s.spawnAt[u][t]
		for _, p := range s.written[u][v] {
			if !(ancestor && p <= spawn || s.ends.ended(t, u, p)) {
				return false
			}
		}
	}
	return true
}

// write notes that a variable is written, with a literal value or another one.
func (s *sharing) write(t int, p position, a cfg.Access) {
	v := a.Var
	if s.written[t][v] == nil {
		s.writers[v] = append(s.writers[v], t)
	}
	s.written[t][v] = append(s.written[t][v], p)
	value := literal(a.Value)
	switch {
	case a.Alone: // made before there are other threads
	case value == nil || len(a.Args) > 0:
		s.varied[v] = true
	default:
		if s.constants[v] == nil {
			s.constants[v] = map[int][]ivl.Expr{}
		}
		s.constants[v][t] = append(s.constants[v][t], value)
	}
}

// literal gives e if it is a literal of a scalar type other than bool.
func literal(e ivl.Expr) ivl.Expr {
	switch e.(type) {
	case *ivl.BVLit, *ivl.IntLit:
		return e
	}
	return nil
}
