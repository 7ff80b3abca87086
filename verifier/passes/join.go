package passes

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// joinMovers makes plain accesses to data part of the step before them.
//
// Lemma (Lipton, Reduction, CACM 1975; Elmas, Qadeer, Tasiran, A calculus of atomic actions, POPL 2009). Let no two
// threads of t race: in no state that t reaches do two of them stand before conflicting accesses to data that are not
// both atomic. Then t reaches an assertion that fails, or a deadlock, if and only if the result does.
//
// Proof. What the result executes, t executes, too: a step of the result is some steps that a thread of t executes in
// a row. Let E be an execution of t that reaches the goal, d a plain access of thread p in E, and e the step before it in
// E, of another thread.
//   - d and e commute, unless e starts p. They access no data in conflict: else both threads would stand before conflicting
//     accesses in front of e, since what e does does not change where p stands. (Which place d accesses is p's own
//     affair: an index that is read from a global variable is another access, and another step, or, in a
//     section, one that comes first and would conflict itself.) They have nothing else in common, for d starts no
//     thread, waits for nothing and ends no thread. So e finds what it found, and whom it lets pass it lets pass.
//   - So d can be moved forward until it follows a step of p, or p's start. All plain accesses of E are moved so, from
//     the first to the last, and E is a sequence of steps of the result, but that some may not be executed to their end.
//   - A step can be executed to its end where it was left: what is missing are plain accesses, assertions and
//     choices, of which none waits or ends the thread, since nothing that may do so is joined. By the argument above
//     nothing that other threads do afterwards notices that. Either one of the assertions fails, or E still
//     reaches its goal.
//   - A deadlock is about threads that stand before awaits, each of which is in the first part of a step of the result, and
//     about the state that they find. The other threads may stand anywhere, behind their step as well as in it.
//
// An access that is {:benign_race} may stand in a conflict, so neither it nor any other access to its variable is moved. Whether threads race is asked of t itself, by whoever asks for the
// lemma, up to the same bounds on unrolling. If they do, the result still has only executions of t.
//
// Shadows of data (cfg.Program.Shadows) move with it: steps of two threads that access them in conflict access the data in conflict.
//
// Whether threads race can be asked of the result, too, if a thread may also stop in front of each access that was joined: stops says so. There it leaves the step
// by a branch, and stands in front of a copy of the access, which it never makes. What was joined, {:moved}, is no place to stand at.
//
// Lemma. Let t reach a state in which two threads stand before conflicting accesses. Then so does the result with stops.
//
// Proof. Let E be a shortest execution to such a state. No state that fewer steps reach is one, so that the argument above
// holds for all plain accesses of E: moved forward, they give an execution as long that ends in the same state, and before no
// step of it two threads stand before conflicting accesses. It is a sequence of steps of the result, of which the last of each
// thread may end early: in front of an access that was joined, where a stop is.
func joinMovers(t *cfg.Threads, stops, shadows bool) *cfg.Threads {
	out := t.Rebuild(t.Globals, nil, cfg.Rewriter{Fresh: func(*cfg.Instance) bool { return true }})
	data, raced := moved(out, shadows), out.DataVars()
	for _, inst := range out.Instances {
		j := &joiner{data: data, raced: raced, open: map[*cfg.Block]*cfg.Step{}, inst: inst, stops: stops}
		j.instance()
	}
	return out
}

// moved gives the data all accesses to which may be moved, with its shadows if that is asked.
func moved(t *cfg.Threads, withShadows bool) map[*ivl.Var]bool {
	data, benign := t.DataVars(), map[*ivl.Var]bool{}
	element := func(v *ivl.Var) *ivl.Var { // or itself
		if e, ok := t.Elements[v]; ok {
			return e.Map
		}
		return v
	}
	for _, inst := range t.Instances {
		for _, s := range inst.Steps() {
			for _, a := range s.Accesses {
				if a.Benign {
					delete(data, a.Var)
					benign[element(a.Var)] = true
				}
			}
		}
	}
	if !withShadows {
		return data
	}
	shadows := t.Program.Shadows()
	for _, v := range t.Globals {
		if d := shadows[element(v)]; d != nil && !benign[d] {
			data[v] = true
		}
	}
	return data
}

// joiner rewrites an instance.
type joiner struct {
	inst  *cfg.Instance
	data  map[*ivl.Var]bool // all accesses to it may be moved, if they are plain
	raced map[*ivl.Var]bool // accesses to it race
	stops bool              // in front of what is joined
	// open gives, by block, the step that goes on at its end though its own end is behind it. Accesses to data that
	// follow no step go on from the first of them.
	open map[*cfg.Block]*cfg.Step
}

func (j *joiner) instance() {
	inst := j.inst
	g := cfg.NewGraph(inst.Blocks)
	into := map[*cfg.Block]*cfg.Step{}  // the step that goes on in a block, whichever way control came
	last := map[*cfg.Block]*cfg.Block{} // where a block ends that was divided
	for i, b := range inst.Blocks {
		for k, p := range g.Preds[i] {
			if open := j.open[inst.Blocks[p]]; k == 0 {
				into[b] = open
			} else if open != into[b] {
				into[b] = nil
			}
		}
		last[b], j.open[b] = j.block(b, into[b])
	}
	for _, b := range inst.Blocks {
		if j.open[b] == nil {
			continue
		}
		next := func(to *cfg.Block) *cfg.Block {
			if into[to] != nil {
				return to
			}
			return &cfg.Block{Label: b.Label, Stmts: []ivl.Stmt{endOfStep()}, Term: &cfg.Goto{Targets: []*cfg.Block{to}}}
		}
		switch t := last[b].Term.(type) {
		case *cfg.Branch:
			t.Then, t.Else = next(t.Then), next(t.Else)
		case *cfg.Goto:
			for i, to := range t.Targets {
				t.Targets[i] = next(to)
			}
		}
	}
	inst.Lay(inst.Blocks[0])
}

// block rewrites b, at whose start the step cur goes on, and gives the block where it ends now, and the step that goes on there.
func (j *joiner) block(b *cfg.Block, cur *cfg.Step) (*cfg.Block, *cfg.Step) {
	var out []ivl.Stmt
	end := func() {
		if cur != nil {
			out, cur = append(out, endOfStep()), nil
		}
	}
	stmts, steps := b.Stmts, make([]*cfg.Step, len(b.Stmts))
	for i := range stmts {
		steps[i] = b.Step(i)
	}
	for i, s := range stmts {
		step := steps[i]
		switch {
		case step == nil:
			if stops(s) {
				end()
			}
			out = append(out, s)
			continue
		case j.moves(step) && len(step.Accesses) == 0: // others cannot notice it
			if !cfg.Delimits(s) {
				out = append(out, s)
			}
			continue
		case j.moves(step):
			begins := cur == nil
			if begins {
				cur = step
				out = append(out, beginOfStep("plain"))
			} else if j.stops && step.BeginsAt(s) && step != cur {
				b.Stmts = out
				b, out = j.stop(b, step), nil
			}
			if step != cur {
				s = withAttr(s, cfg.Moved)
			}
			if !cfg.Delimits(s) {
				out = append(out, s)
			}
			continue
		}
		if step.BeginsAt(s) {
			end()
		}
		switch {
		case step.Begin == nil && cfg.Noticed(s): // nothing joins what may wait, or end the thread
			out = append(out, s)
		case step.Begin == nil:
			out, cur = append(out, j.begin(step), s), step
		case step.EndsAt(s) && !assertsFirst(step):
			cur = step
		default:
			out = append(out, s)
		}
	}
	if len(cfg.Successors(b.Term)) == 0 {
		end()
	}
	b.Stmts = out
	return b, cur
}

// stop has the thread stop in front of the step, perhaps, at the end of b, and gives the block where it goes on otherwise.
func (j *joiner) stop(b *cfg.Block, step *cfg.Step) *cfg.Block {
	stands := []ivl.Stmt{endOfStep()}
	if step.Begin != nil {
		stands = append(stands, ivl.CopyStmt(step.Begin))
	} else {
		stands = append(stands, beginOfStep("plain"))
	}
	for _, s := range step.Stmts {
		stands = append(stands, ivl.CopyStmt(s))
	}
	stands = append(stands, &ivl.Assume{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}, Cond: ivl.NewBool(false)}, endOfStep())
	v := &ivl.Var{Name: fmt.Sprintf("stop$%d", len(j.inst.Locals)), Type: ivl.BoolType, Kind: ivl.Local}
	j.inst.Locals = append(slices.Clip(j.inst.Locals), v)
	on := &cfg.Block{Label: b.Label, Term: b.Term}
	b.Term = &cfg.Branch{Cond: ivl.NewIdent(v), Then: &cfg.Block{Label: b.Label, Stmts: stands, Term: &cfg.Goto{}}, Else: on}
	return on
}

// moves reports whether s is nothing but plain accesses to data, behind each of which the thread goes on.
func (j *joiner) moves(s *cfg.Step) bool {
	if !s.Plain() || j.stops && len(s.Blocks) > 1 {
		return false
	}
	return !slices.ContainsFunc(s.Stmts, func(st ivl.Stmt) bool { return stops(st) || cfg.Noticed(st) }) &&
		!slices.ContainsFunc(s.Accesses, func(a cfg.Access) bool { return !j.data[a.Var] || a.Raced })
}

// begin makes a section of s, which is none and is not moved. Plain accesses to data stay accesses that can race.
func (j *joiner) begin(s *cfg.Step) ivl.Stmt {
	if s.Plain() && slices.ContainsFunc(s.Accesses, func(a cfg.Access) bool { return j.raced[a.Var] }) {
		return beginOfStep("plain")
	}
	return beginOfStep()
}

// stops reports whether a thread may get to s and not behind it.
func stops(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && !cfg.Trivial(a.Cond) && !a.Attrs.Has("passed")
}

// assertsFirst reports whether s asserts something before it waits. What such a step reads is determined even where it
// does not complete (the mode partial of the engine order); accesses behind the wait need not be.
func assertsFirst(s *cfg.Step) bool {
	asserts := false
	for _, st := range s.Stmts {
		if _, ok := st.(*ivl.Assert); ok {
			asserts = true
		} else if asserts && stops(st) {
			return true
		}
	}
	return false
}

func beginOfStep(attrs ...string) ivl.Stmt {
	s := &ivl.AtomicBegin{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}}
	for _, name := range attrs {
		s.Attrs = append(s.Attrs, &ivl.Attr{Name: name})
	}
	return s
}

func endOfStep() ivl.Stmt { return &ivl.AtomicEnd{StmtInfo: ivl.StmtInfo{Origin: &ivl.Origin{}}} }
