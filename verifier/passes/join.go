package passes

import (
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
func joinMovers(t *cfg.Threads) *cfg.Threads {
	out := t.Rebuild(t.Globals, nil, cfg.Rewriter{Fresh: true})
	data := out.DataVars()
	for _, inst := range out.Instances {
		for _, s := range inst.Steps() {
			for _, a := range s.Accesses {
				if a.Benign {
					delete(data, a.Var)
				}
			}
		}
	}
	for _, inst := range out.Instances {
		j := &joiner{data: data, open: map[*cfg.Block]*cfg.Step{}}
		j.instance(inst)
	}
	return out
}

// joiner rewrites an instance.
type joiner struct {
	data map[*ivl.Var]bool // all accesses to it may be moved, if they are plain
	// open gives, by block, the step that goes on at its end though its own end is behind it. Accesses to data that
	// follow no step go on from the first of them.
	open map[*cfg.Block]*cfg.Step
}

func (j *joiner) instance(inst *cfg.Instance) {
	g := cfg.NewGraph(inst.Blocks)
	into := map[*cfg.Block]*cfg.Step{} // the step that goes on in a block, whichever way control came
	for i, b := range inst.Blocks {
		for k, p := range g.Preds[i] {
			if open := j.open[inst.Blocks[p]]; k == 0 {
				into[b] = open
			} else if open != into[b] {
				into[b] = nil
			}
		}
		b.Stmts, j.open[b] = j.block(b, into[b])
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
		switch t := b.Term.(type) {
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

// block gives the statements of b, at whose start the step cur goes on, and the step that goes on at its end.
func (j *joiner) block(b *cfg.Block, cur *cfg.Step) ([]ivl.Stmt, *cfg.Step) {
	var out []ivl.Stmt
	end := func() {
		if cur != nil {
			out, cur = append(out, endOfStep()), nil
		}
	}
	for i, s := range b.Stmts {
		step := b.Step(i)
		switch {
		case step == nil:
			if stops(s) {
				end()
			}
			out = append(out, s)
			continue
		case j.moves(step):
			if cur == nil {
				cur = step
				out = append(out, beginOfStep("plain"))
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
			out, cur = append(out, beginOfStep(), s), step
		case step.EndsAt(s) && !assertsFirst(step):
			cur = step
		default:
			out = append(out, s)
		}
	}
	if len(cfg.Successors(b.Term)) == 0 {
		end()
	}
	return out, cur
}

// moves reports whether s is nothing but plain accesses to data, behind each of which the thread goes on.
func (j *joiner) moves(s *cfg.Step) bool {
	if !s.Plain() {
		return false
	}
	for _, st := range s.Stmts {
		if stops(st) || cfg.Noticed(st) {
			return false
		}
	}
	for _, a := range s.Accesses {
		if !j.data[a.Var] || a.Raced {
			return false
		}
	}
	return true
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
