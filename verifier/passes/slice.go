package passes

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
)

// slice removes assignments to variables that nothing reads: no assertion,
// assumption or branch depends on their values, nor a deadlock or race that is a goal.
// Parameters nobody reads go too. A branch whose arms have become the same goes
// with its condition (arms.go).
func slice(t *cfg.Threads, goals goal.Set) *cfg.Threads {
	sl := &slicer{holders: goals.Has(goal.Deadlock)}
	switch {
	case goals.Has(goal.Unordered):
		sl.racy = cfg.Vars(append(t.Races(), t.Syncs()...)...)
	case goals.Has(goal.Race):
		sl.racy = cfg.Vars(t.Races()...)
	}
	sl.list = cfg.NewAccessList(func(v *ivl.Var) bool { return sl.racy[v] })
	for before := -1; before != size(t) || sl.dropped; {
		before = size(t)
		sl.find(t)
		sl.begin(t)
		globals := slices.DeleteFunc(slices.Clone(t.Globals), func(g *ivl.Var) bool { return !sl.needed[g] && !sl.racy[g] })
		t = t.Rebuild(globals, nil, cfg.Rewriter{
			Stmts:  sl.stmts,
			Params: func(v *ivl.Var) bool { return sl.needed[v] },
		})
	}
	for _, inst := range t.Instances {
		inst.Locals = cfg.UsedLocals(inst.Blocks, inst.Locals)
	}
	return t
}

// size counts what may go.
func size(t *cfg.Threads) (n int) {
	for _, inst := range t.Instances {
		n += len(inst.Params)
		for _, b := range inst.Blocks {
			n += len(b.Stmts) + len(cfg.Successors(b.Term))
		}
	}
	return n
}

// slicer knows what must stay.
type slicer struct {
	needed map[*ivl.Var]bool // by their values
	racy   map[*ivl.Var]bool // by who accesses them where
	list   *cfg.AccessList   // of what is racy
	// holders is set if {:waits_for} attributes matter.
	holders bool
	idle    map[ivl.Stmt]bool // need not stay: what arms do that do the same
	// havocs are those of the lowered program that stay at some place of an instance. Where such
	// a one does not stay, a schedule must say that it is executed.
	havocs map[*cfg.Instance]map[ivl.Stmt]bool
	// dropped is set if an assignment is dropped of which a place is left.
	dropped bool
}

// begin begins a round.
func (sl *slicer) begin(t *cfg.Threads) {
	sl.idle, sl.havocs, sl.dropped = map[ivl.Stmt]bool{}, map[*cfg.Instance]map[ivl.Stmt]bool{}, false
	for _, inst := range t.Instances {
		sl.findHavocs(inst)
		sl.findIdle(inst)
	}
}

// find finds the variables on which an assertion, assumption or branch
// depends, directly or through assignments, and those that the index of an
// access depends on that must stay. It does not look at the order of statements.
func (sl *slicer) find(t *cfg.Threads) {
	needed := map[*ivl.Var]bool{}
	sl.needed = needed
	var todo []*ivl.Var
	uses := map[*ivl.Var][]ivl.Expr{} // what an assignment to it evaluates
	need := func(e ivl.Expr) {
		ivl.WalkExpr(e, func(e ivl.Expr) bool {
			if id, ok := e.(*ivl.Ident); ok && !needed[id.Var] {
				needed[id.Var] = true
				todo = append(todo, id.Var)
			}
			return true
		})
	}
	for _, inst := range t.Instances {
		for _, b := range inst.Blocks {
			for _, s := range b.Stmts {
				switch s := s.(type) {
				case *ivl.Assert:
					need(s.Cond)
				case *ivl.Assume:
					if !s.Attrs.Has("passed") {
						need(s.Cond)
					}
					if a := s.Attrs.Get("waits_for"); a != nil && sl.holders {
						for _, arg := range a.Args {
							if arg.Expr != nil {
								need(arg.Expr)
							}
						}
					}
				case *ivl.Assign:
					for i, l := range s.Lhs {
						if allocates(s) {
							need(l)
						}
						v := cfg.Target(l).Var
						uses[v] = append(uses[v], l, s.Rhs[i])
					}
				case *ivl.AsyncCall:
					for i, p := range t.ChildOf(s).Params {
						uses[p] = append(uses[p], s.Args[i])
						if len(cfg.Reads(s.Args[i], func(v *ivl.Var) bool { return sl.racy[v] })) > 0 {
							need(ivl.NewIdent(p))
						}
					}
				}
				for _, a := range sl.accesses(s) {
					for _, arg := range a.Args {
						need(arg)
					}
					if place := a.Place(); a.Write && ivl.NewZero(place.Type()) == nil {
						need(ivl.NewIdent(a.Var))
					}
				}
			}
			if br, ok := b.Term.(*cfg.Branch); ok {
				need(br.Cond)
			}
		}
	}
	for len(todo) > 0 {
		v := todo[len(todo)-1]
		todo = todo[:len(todo)-1]
		for _, e := range uses[v] {
			need(e)
		}
	}
}

// accesses lists those of a statement that must stay.
func (sl *slicer) accesses(s ivl.Stmt) []cfg.Access {
	if len(sl.racy) == 0 {
		return nil
	}
	return sl.list.Of(s)
}

// stmts drops what gives values to variables that are not needed, atomic
// sections without content, and places that no statement follows.
func (sl *slicer) stmts(inst *cfg.Instance, b *cfg.Block) []ivl.Stmt {
	needed := sl.needed
	out := make([]ivl.Stmt, 0, len(b.Stmts))
	begun, depth := -1, b.Depth(0) // the index in out of what begins the open section, if that is in b
	for _, s := range b.Stmts {
		if sl.idle[s] {
			continue
		}
		was := depth
		switch depth = cfg.DepthAfter(depth, s); {
		case was == 0 && depth > 0:
			begun = len(out)
		case was > 0 && depth == 0 && begun >= 0 && !slices.ContainsFunc(out[begun+1:], does):
			out = slices.Delete(out, begun, begun+1)
			continue
		}
		switch s := s.(type) {
		case *ivl.Assign:
			n := sliceAssign(s, needed)
			if n != s {
				if bare := sl.bareAccesses(s, n); bare != nil {
					out = append(out, bare)
					continue
				}
			}
			if n != nil {
				out = append(out, n)
			} else if touchesGlobals(s) {
				out = append(out, passed(s.StmtInfo))
				sl.dropped = true
			}
		case *ivl.Havoc:
			if sl.havocNeeded(s) {
				out = append(out, s)
			} else if sl.havocs[inst][ivl.Source(s)] {
				out = append(out, passed(s.StmtInfo))
			}
		case *ivl.Assume:
			if !sl.holders {
				s = withoutHolder(s)
			}
			if n := len(out); cfg.IsPlace(s) && n > 0 && cfg.IsPlace(out[n-1]) {
				out = out[:n-1]
			}
			if s.Attrs.Has("passed") {
				s = sl.passed(s)
			}
			out = append(out, s)
		default:
			out = append(out, s)
		}
	}
	if len(out) == 1 && cfg.IsPlace(out[0]) {
		return nil
	}
	return out
}

// passed is s, a place that a schedule passes, with a condition over those accesses only
// that must stay: other variables may be gone.
func (sl *slicer) passed(s *ivl.Assume) *ivl.Assume {
	if _, ok := s.Cond.(*ivl.BoolLit); ok {
		return s
	}
	return passed(s.StmtInfo, sl.accesses(s)...)
}

// does reports whether s is more than a place or a passed havoc.
func does(s ivl.Stmt) bool { return !cfg.IsPlace(s) && !passesHavoc(s) }

// passesHavoc reports whether s stands where a havoc was.
func passesHavoc(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	if !ok || !a.Attrs.Has("passed") {
		return false
	}
	_, ok = ivl.Source(s).(*ivl.Havoc)
	return ok
}

func sliceAssign(s *ivl.Assign, needed map[*ivl.Var]bool) *ivl.Assign {
	keep := 0
	for _, l := range s.Lhs {
		if needed[cfg.Target(l).Var] {
			keep++
		}
	}
	switch keep {
	case 0:
		return nil
	case len(s.Lhs):
		return s
	}
	n := &ivl.Assign{StmtInfo: s.StmtInfo}
	for i, l := range s.Lhs {
		if needed[cfg.Target(l).Var] {
			n.Lhs = append(n.Lhs, l)
			n.Rhs = append(n.Rhs, s.Rhs[i])
		}
	}
	return n
}

// findHavocs finds the havocs that stay.
func (sl *slicer) findHavocs(inst *cfg.Instance) {
	found := map[ivl.Stmt]bool{}
	for s := range cfg.Stmts(inst.Blocks) {
		if h, ok := s.(*ivl.Havoc); ok && sl.havocNeeded(h) && ivl.Source(h) != nil {
			found[ivl.Source(h)] = true
		}
	}
	sl.havocs[inst] = found
}

// havocNeeded reports whether a havoc must stay. It stays whole, so that a
// schedule has a value for each of its variables.
func (sl *slicer) havocNeeded(s *ivl.Havoc) bool {
	return slices.ContainsFunc(s.Vars, func(v *ivl.Ident) bool { return sl.needed[v.Var] }) || len(sl.accesses(s)) > 0
}

// allocates reports whether s was a call of an allocator. It gives the object the
// address that the verdict rests on, so a schedule must have it.
func allocates(s ivl.Stmt) bool {
	call, ok := ivl.Source(s).(*ivl.Call)
	return ok && call.Proc.IsAllocator()
}

// touchesGlobals reports whether the statement behind s, as it was lowered,
// mentions a global variable.
func touchesGlobals(s ivl.Stmt) bool {
	src := ivl.Source(s)
	if src == nil {
		return false
	}
	found := false
	ivl.StmtExprs(src, func(e ivl.Expr) {
		ivl.FreeVars(e, func(id *ivl.Ident) { found = found || id.Var.Kind == ivl.Global })
	})
	return found
}

// passed stands where a statement was that has no effect on any verdict: a
// schedule must still say when it was executed, since the statement may be
// executed several times and the interpreter has to find the right one. What it reads stays read.
func passed(info ivl.StmtInfo, reads ...cfg.Access) *ivl.Assume {
	info.Attrs = append(ivl.Attrs{{Name: "passed"}}, cfg.KeepBenign(info)...)
	return &ivl.Assume{StmtInfo: info, Cond: reading(reads)}
}

// reading is a condition that always holds and reads what is listed.
func reading(reads []cfg.Access) ivl.Expr {
	var equal []ivl.Expr
	listed := map[string]bool{} // also by a condition of this kind, which has each place twice
	for _, a := range reads {
		place := a.Place()
		if text := ivl.FormatExpr(place); !listed[text] {
			listed[text] = true
			equal = append(equal, ivl.NewEq(place, place))
		}
	}
	return ivl.NewAnd(equal...)
}
