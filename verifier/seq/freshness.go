package seq

import "github.com/gsmack/gsmack/ivl"

// freshness is the instrumentation of Output.Completeness: for each thread and
// each visible global, whether another thread accessed (or wrote) the global
// since the thread's previous slot.
type freshness struct {
	out      *Output
	vars     []*ivl.Var
	accessed map[flag]*ivl.Var
	written  map[flag]*ivl.Var
	spawned  map[int]*ivl.Var // by instance ID
}

type flag struct {
	thread int
	v      *ivl.Var
}

func newFreshness(o *Output) *freshness {
	f := &freshness{out: o, accessed: map[flag]*ivl.Var{}, written: map[flag]*ivl.Var{}, spawned: map[int]*ivl.Var{}}
	for _, th := range o.threads {
		id, name := th.inst.ID, th.inst.Name
		if th.started != nil {
			f.spawned[id] = f.flag(name + ".fresh.started")
		}
		for _, s := range th.steps {
			for _, v := range s.writes {
				if k := (flag{id, v}); f.accessed[k] == nil {
					f.accessed[k] = f.flag(name + ".fresh.access." + v.Name)
				}
			}
			for _, v := range s.reads {
				if k := (flag{id, v}); f.written[k] == nil {
					f.written[k] = f.flag(name + ".fresh.write." + v.Name)
				}
			}
		}
	}
	return f
}

func (f *freshness) flag(name string) *ivl.Var {
	v := f.out.names.global(name, ivl.BoolType)
	f.vars = append(f.vars, v)
	return v
}

// slot instruments one thread's procedure.
type slot struct {
	f                         *freshness
	th                        *thread
	firstRound, beyond, moved *ivl.Var
}

func (f *freshness) slot(th *thread) *slot {
	return &slot{
		f: f, th: th,
		firstRound: ivl.NewVar("$first_round", ivl.BoolType, ivl.InParam),
		beyond:     ivl.NewVar("$beyond", ivl.BoolType, ivl.InParam),
		moved:      ivl.NewVar("$moved", ivl.BoolType, ivl.Local),
	}
}

// around gives the statements of step i with the justification in front and the
// marks for the other threads behind.
func (s *slot) around(i int, st *step) []ivl.Stmt {
	id := s.th.inst.ID
	var why []ivl.Expr
	for _, v := range st.reads {
		why = append(why, ivl.NewIdent(s.f.written[flag{id, v}]))
	}
	for _, v := range st.writes {
		why = append(why, ivl.NewIdent(s.f.accessed[flag{id, v}]))
	}
	if i == 0 && s.th.started != nil {
		why = append(why, ivl.NewIdent(s.f.spawned[id]))
	}
	// A step that control did not reach touches nothing.
	reached := st.guard
	if reached == nil {
		reached = ivl.NewBool(true)
	}
	justified := ivl.NewOr(ivl.NewIdent(s.firstRound), ivl.NewIdent(s.moved), ivl.NewAnd(reached, ivl.NewOr(why...)))
	out := []ivl.Stmt{
		&ivl.Assume{Cond: justified},
		assign(s.moved, ivl.NewBool(true)),
	}
	out = append(out, withoutAsserts(st.stmts)...)
	// A step that is part of a longer schedule, and executed: K rounds do not do.
	out = append(out, &ivl.Assert{Cond: ivl.NewNot(ivl.NewIdent(s.beyond)), StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{
		{Name: "bound", Args: []ivl.AttrArg{{Str: "rounds"}}}}}})
	for _, other := range s.f.out.threads {
		oid := other.inst.ID
		if oid == id {
			continue
		}
		mark := func(v *ivl.Var) {
			if v != nil {
				out = append(out, assign(v, ivl.NewOr(ivl.NewIdent(v), reached)))
			}
		}
		for _, v := range st.writes {
			mark(s.f.written[flag{oid, v}])
		}
		seen := map[*ivl.Var]bool{}
		for _, vs := range [][]*ivl.Var{st.reads, st.writes} {
			for _, v := range vs {
				if !seen[v] {
					seen[v] = true
					mark(s.f.accessed[flag{oid, v}])
				}
			}
		}
	}
	for _, child := range st.spawns {
		out = append(out, assign(s.f.spawned[child], ivl.NewBool(true)))
	}
	return out
}

// close clears the thread's flags at the end of its slot.
func (s *slot) close() []ivl.Stmt {
	id := s.th.inst.ID
	var out []ivl.Stmt
	seen := map[*ivl.Var]bool{}
	clear := func(v *ivl.Var) {
		if v != nil && !seen[v] {
			seen[v] = true
			out = append(out, assign(v, ivl.NewBool(false)))
		}
	}
	for _, st := range s.th.steps {
		for _, v := range st.reads {
			clear(s.f.written[flag{id, v}])
		}
		for _, v := range st.writes {
			clear(s.f.accessed[flag{id, v}])
		}
	}
	clear(s.f.spawned[id])
	return out
}

// withoutAsserts drops the program's own assertions: only the rounds are asked
// about.
func withoutAsserts(stmts []ivl.Stmt) []ivl.Stmt {
	return ivl.RewriteStmts(stmts, func(s ivl.Stmt) []ivl.Stmt {
		if _, ok := s.(*ivl.Assert); ok {
			return nil
		}
		return []ivl.Stmt{s}
	})
}
