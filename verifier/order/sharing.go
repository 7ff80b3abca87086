package order

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/seq"
)

// position is the place of a statement in the layout of its thread instance:
// no statement is executed before one with a smaller position.
type position int

const blockStride = 1 << 20 // statements in a block, at most

func at(block, stmt int) position { return position(block*blockStride + stmt) }

// layout is an instance's blocks in execution order.
type layout struct {
	blocks []*cfg.Block
	index  map[*cfg.Block]int
	depth  map[*cfg.Block]int // open atomic sections at the block's start
}

// sharing says which variables threads use to influence one another.
type sharing struct {
	layouts []*layout
	// lastWrite is, for each instance, the last position at which it can write a
	// global variable.
	lastWrite []map[*ivl.Var]position
	reads     []map[*ivl.Var]bool
	// spawnAt[u][t] is the position at which u, an ancestor of t, makes the spawn
	// that leads to t.
	spawnAt []map[int]position
	// hot holds the variables that some thread reads while another one may write them.
	hot map[*ivl.Var]bool
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

// analyse finds the layouts and the shared variables.
func analyse(t *cfg.Threads, goals goal.Set) *sharing {
	s := &sharing{
		hot:       map[*ivl.Var]bool{},
		constants: map[*ivl.Var]map[int][]ivl.Expr{},
		varied:    map[*ivl.Var]bool{},
		writers:   map[*ivl.Var][]int{},
		waited:    map[*ivl.Var]bool{},
		racy:      map[*ivl.Var]bool{},
	}
	spawn := map[*ivl.AsyncCall]position{}
	for _, inst := range t.Instances {
		blocks, depth := seq.Arrange(inst)
		l := &layout{blocks, map[*cfg.Block]int{}, depth}
		s.layouts = append(s.layouts, l)
		s.lastWrite = append(s.lastWrite, map[*ivl.Var]position{})
		s.reads = append(s.reads, map[*ivl.Var]bool{})
		s.spawnAt = append(s.spawnAt, map[int]position{})
		alone := map[*cfg.Block]bool{}
		if inst.Parent == nil {
			alone = cfg.Alone(inst)
		}
		for i, b := range blocks {
			l.index[b] = i
			quiet := alone[b]
			for j, st := range b.Stmts {
				if c, ok := st.(*ivl.AsyncCall); ok {
					spawn[c] = at(i, j)
					quiet = false
				}
				s.statement(inst.ID, at(i, j), st, quiet)
			}
			if br, ok := b.Term.(*cfg.Branch); ok && !quiet {
				s.read(inst.ID, br.Cond)
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
			if !s.stable(id, v) {
				s.hot[v] = true
			}
		}
	}
	if goals.Has(goal.Deadlock) && s.namesHolders() {
		s.findWaited()
	}
	if goals.Has(goal.Race) {
		s.racy = t.RacyVars()
		s.findProbed()
	}
	return s
}

// namesHolders reports whether some await says which thread must act.
func (s *sharing) namesHolders() bool {
	for _, l := range s.layouts {
		for _, b := range l.blocks {
			for _, st := range b.Stmts {
				if a, ok := st.(*ivl.Assume); ok && a.Await && goal.Holder(a) != nil {
					return true
				}
			}
		}
	}
	return false
}

// findWaited collects what sections with an await, and awaits outside of
// sections, read.
func (s *sharing) findWaited() {
	for _, l := range s.layouts {
		for _, b := range l.blocks {
			for i, st := range b.Stmts {
				if _, begins := st.(*ivl.AtomicBegin); begins {
					s.waits(b, i)
				} else if a, ok := st.(*ivl.Assume); ok && a.Await {
					ivl.StmtExprs(a, s.wait)
				}
			}
		}
	}
}

// findProbed collects what sections read that may or may not touch data that may
// race.
func (s *sharing) findProbed() {
	for _, l := range s.layouts {
		for _, b := range l.blocks {
			for i, st := range b.Stmts {
				if _, begins := st.(*ivl.AtomicBegin); begins {
					s.probe(b, i)
				}
			}
		}
	}
}

// probe notes what the section that statement i of b begins reads, if it touches
// data that may race, and not just always the same.
func (s *sharing) probe(b *cfg.Block, i int) {
	var inside []ivl.Stmt
	touches, conditional := false, false
	blocks := map[*cfg.Block]bool{}
	cfg.InSection(b, i, func(in *cfg.Block, st ivl.Stmt) {
		inside = append(inside, st)
		blocks[in] = true
		for _, a := range cfg.Accesses(st, func(v *ivl.Var) bool { return s.racy[v] }) {
			touches, conditional = true, conditional || len(a.Args) > 0
		}
		if a, ok := st.(*ivl.Assume); ok {
			lit, constant := a.Cond.(*ivl.BoolLit)
			conditional = conditional || !(constant && lit.Value)
		}
	})
	if touches && (conditional || len(blocks) > 1) {
		for _, st := range inside {
			ivl.StmtExprs(st, s.wait)
		}
	}
}

func (s *sharing) wait(e ivl.Expr) {
	ivl.FreeVars(e, func(id *ivl.Ident) { s.waited[id.Var] = true })
}

// waits notes what the section that statement i of b begins reads, if it awaits.
func (s *sharing) waits(b *cfg.Block, i int) {
	var inside []ivl.Stmt
	awaits := false
	cfg.InSection(b, i, func(_ *cfg.Block, st ivl.Stmt) {
		inside = append(inside, st)
		a, ok := st.(*ivl.Assume)
		awaits = awaits || ok && a.Await && !seq.EndsThread(a)
	})
	if awaits {
		for _, st := range inside {
			ivl.StmtExprs(st, s.wait)
		}
	}
}

// stable reports whether nobody but thread t itself writes v once t runs.
func (s *sharing) stable(t int, v *ivl.Var) bool {
	for _, u := range s.writers[v] {
		if u == t {
			continue
		}
		spawn, ancestor := s.spawnAt[u][t]
		if !ancestor || s.lastWrite[u][v] > spawn {
			return false
		}
	}
	return true
}

func (s *sharing) read(t int, e ivl.Expr) {
	ivl.FreeVars(e, func(id *ivl.Ident) {
		if id.Var.Kind == ivl.Global {
			s.reads[t][id.Var] = true
		}
	})
}

// write notes that v is written, with the literal value if that is not nil. A
// quiet write is made before there are other threads.
func (s *sharing) write(t int, p position, v *ivl.Var, value ivl.Expr, quiet bool) {
	if v.Kind != ivl.Global {
		return
	}
	if _, known := s.lastWrite[t][v]; !known {
		s.writers[v] = append(s.writers[v], t)
	}
	s.lastWrite[t][v] = p
	switch {
	case quiet:
	case value == nil:
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

func (s *sharing) statement(t int, p position, st ivl.Stmt, quiet bool) {
	if !quiet {
		s.operands(t, st)
	}
	switch st := st.(type) {
	case *ivl.Havoc:
		for _, id := range st.Vars {
			s.write(t, p, id.Var, nil, quiet)
		}
	case *ivl.Assign:
		for i, l := range st.Lhs {
			value := literal(st.Rhs[i])
			if _, ok := l.(*ivl.Ident); !ok {
				value = nil
			}
			s.write(t, p, cfg.Target(l).Var, value, quiet)
		}
	}
}

// operands notes what a statement reads.
func (s *sharing) operands(t int, st ivl.Stmt) {
	switch st := st.(type) {
	case *ivl.Assert:
		s.read(t, st.Cond)
	case *ivl.Assume:
		s.read(t, st.Cond)
	case *ivl.Assign:
		for _, r := range st.Rhs {
			s.read(t, r)
		}
		for _, l := range st.Lhs {
			for sel, ok := l.(*ivl.Select); ok; sel, ok = l.(*ivl.Select) {
				for _, arg := range sel.Args {
					s.read(t, arg)
				}
				l = sel.M
			}
		}
	case *ivl.AsyncCall:
		for _, e := range st.Args {
			s.read(t, e)
		}
	case *ivl.Havoc, *ivl.Yield, *ivl.AtomicBegin, *ivl.AtomicEnd:
	default:
		panic(fmt.Sprintf("order: statement %T in a thread instance", st))
	}
}
