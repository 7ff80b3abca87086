package seq

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
)

// freshness is the instrumentation of Output.Completeness: for each thread and
// each visible place its steps touch, whether another thread accessed (or wrote)
// the place since the thread's previous slot.
type freshness struct {
	out     *Output
	vars    []*ivl.Var
	flags   map[int][]flag   // by instance ID
	spawned map[int]*ivl.Var // by instance ID
}

// flag is one such Boolean. It is set by writes only if the thread's own access
// is a read: two reads do not conflict.
type flag struct {
	place
	writesOnly bool
	v          *ivl.Var
}

// newFreshness declares, for each visible place of a thread, whether another thread accessed it since the last slot of this one.
func newFreshness(o *Output) *freshness {
	f := &freshness{out: o, flags: map[int][]flag{}, spawned: map[int]*ivl.Var{}}
	for _, th := range o.threads {
		id, name := th.inst.ID, th.inst.Name
		if th.started != nil {
			f.spawned[id] = f.flag(name + ".fresh.started")
		}
		for _, s := range th.steps {
			for _, p := range s.writes {
				if f.find(id, p, false) == nil {
					f.flags[id] = append(f.flags[id], flag{p, false, f.flag(name + ".fresh.access." + p.v.Name)})
				}
			}
			for _, p := range s.reads {
				if f.find(id, p, true) == nil {
					f.flags[id] = append(f.flags[id], flag{p, true, f.flag(name + ".fresh.write." + p.v.Name)})
				}
			}
		}
	}
	return f
}

// find gives the flag of a thread for a place, nil if there is none.
func (f *freshness) find(thread int, p place, writesOnly bool) *ivl.Var {
	for _, fl := range f.flags[thread] {
		if fl.place == p && fl.writesOnly == writesOnly {
			return fl.v
		}
	}
	return nil
}

func (f *freshness) flag(name string) *ivl.Var {
	v := f.out.names.Global(name, ivl.BoolType)
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

// around gives the statements of a step with the justification in front of its
// visible point and the marks for the other threads behind.
func (s *slot) around(st *step) []ivl.Stmt {
	id := s.th.inst.ID
	var why []ivl.Expr
	for _, p := range st.reads {
		why = append(why, ivl.NewIdent(s.f.find(id, p, true)))
	}
	for _, p := range st.writes {
		why = append(why, ivl.NewIdent(s.f.find(id, p, false)))
	}
	// A step that control did not reach touches nothing. What is in front of the
	// visible point decides whether it is reached.
	reached := st.guard
	if reached == nil {
		reached = ivl.NewBool(true)
	}
	reasons := []ivl.Expr{ivl.NewIdent(s.firstRound), ivl.NewIdent(s.moved)}
	if s.th.started != nil {
		// No step can stand in an earlier round than the spawn.
		reasons = append(reasons, ivl.NewIdent(s.f.spawned[id]))
	}
	reasons = append(reasons, ivl.NewAnd(reached, ivl.NewOr(why...)))
	var out []ivl.Stmt
	out = append(out, withoutAsserts(st.stmts[:st.prefix])...)
	out = append(out,
		&ivl.Assume{Cond: ivl.NewOr(reasons...)},
		ivl.NewAssign(s.moved, ivl.NewBool(true)),
		// A step that is part of a longer schedule: K rounds are not enough. It counts
		// when it begins: an assertion can fail in it before an assume prunes it.
		&ivl.Assert{Cond: ivl.NewNot(ivl.NewIdent(s.beyond)), StmtInfo: ivl.StmtInfo{Attrs: ivl.Attrs{
			ivl.NewAttr("bound", "rounds")}}})
	out = append(out, withoutAsserts(st.stmts[st.prefix:])...)
	for _, other := range s.f.out.threads {
		oid := other.inst.ID
		if oid == id {
			continue
		}
		for _, fl := range s.f.flags[oid] {
			if slices.ContainsFunc(st.writes, fl.overlaps) || !fl.writesOnly && slices.ContainsFunc(st.reads, fl.overlaps) {
				out = append(out, ivl.NewAssign(fl.v, ivl.NewOr(ivl.NewIdent(fl.v), reached)))
			}
		}
	}
	for _, child := range st.spawns {
		out = append(out, ivl.NewAssign(s.f.spawned[child], ivl.NewBool(true)))
	}
	return out
}

// close clears the thread's flags at the end of its slot.
func (s *slot) close() []ivl.Stmt {
	id := s.th.inst.ID
	var out []ivl.Stmt
	for _, fl := range s.f.flags[id] {
		out = append(out, ivl.NewAssign(fl.v, ivl.NewBool(false)))
	}
	if v := s.f.spawned[id]; v != nil {
		out = append(out, ivl.NewAssign(v, ivl.NewBool(false)))
	}
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
