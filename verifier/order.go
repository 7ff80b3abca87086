package verifier

import (
	"context"
	"errors"

	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/order"
	"github.com/gsmack/gsmack/verifier/passes"
)

// An aim is one question to the engine `order`, each on the instances that
// matter for it.
type aim struct {
	what     order.Aim
	question passes.Question
}

// aims lists what is to be asked. Whether a bound cuts something off is asked
// with the assertions.
func (r *run) aims() []aim {
	goals := r.goals()
	out := []aim{{order.Assertions, passes.Question{Goals: goals &^ goal.Of(goal.Deadlock, goal.Race)}}}
	if goals.Has(goal.Deadlock) {
		out = append(out, aim{order.Deadlocks, passes.Question{Goals: goal.Of(goal.Deadlock)}})
	}
	if goals.Has(goal.Race) {
		out = append(out, aim{order.Races, passes.Question{Goals: goal.Of(goal.Race)}})
	}
	return out
}

// ordered decides the instances, with loops unrolled as often as depths say, one after
// the other, with the engine `order`. A nil Result says that loops must be unrolled
// further.
func (r *run) ordered(ctx context.Context, all *cfg.Threads, depths []int) (*Result, error) {
	r.stats.Threads, r.now.Threads = len(all.Instances), len(all.Instances)
	r.stats.Steps = 0
	r.stats.Unroll, r.now.Unroll = depths[0], depths[0]
	if res, err := r.early(ctx, all); res != nil || err != nil {
		return res, err
	}
	var inquiries []*inquiry
	for _, aim := range r.aims() {
		q := &inquiry{aim: aim}
		inquiries = append(inquiries, q)
		defer q.close()
	}
	for i, u := range depths {
		r.stats.Unroll, r.now.Unroll = u, u
		res, err := r.orderedTo(ctx, all, inquiries, i)
		if res != nil || err != nil {
			return res, err
		}
		r.covered = []BoundHit{{"unroll", u}}
	}
	return nil, nil
}

// early asks, before anything else is asked, for races in what threads do before they
// first wait, which costs little and proves nothing.
func (r *run) early(ctx context.Context, all *cfg.Threads) (*Result, error) {
	if r.o.Checks&CheckRace == 0 || len(r.covered) > 0 {
		return nil, nil
	}
	q := &inquiry{aim: aim{order.Races, passes.Question{Goals: goal.Of(goal.Race), Prefix: true}}}
	defer q.close()
	a, err := r.ask(ctx, all, q, 0)
	if err != nil || a.result == nil || a.result.Verdict != Violated && !a.result.mismatch {
		return nil, err
	}
	return a.result, nil
}

// orderedTo decides the program for one depth, the one with that index.
func (r *run) orderedTo(ctx context.Context, all *cfg.Threads, inquiries []*inquiry, depth int) (*Result, error) {
	var first *answer
	var doubtful *Result
	for _, q := range inquiries {
		a, err := r.ask(ctx, all, q, depth)
		if err != nil {
			return nil, err
		}
		if a.result != nil && a.result.approximate {
			if doubtful == nil {
				doubtful = a.result
			}
			continue // a failure of another kind may be beyond doubt
		}
		if a.result != nil && (a.result.Verdict == Violated || !a.result.definite) {
			return a.result, nil
		}
		if first == nil {
			first = a
		}
	}
	switch {
	case doubtful != nil:
		return doubtful, nil
	case first.result != nil:
		return first.result, nil
	case first.cutLoops && r.o.Unroll == 0:
		return nil, nil
	case len(first.bounds) > 0:
		return &Result{Verdict: Bounded, Bounds: first.bounds}, nil
	}
	return &Result{Verdict: Verified}, nil
}

// notApplicable begins the reason for which the engine refuses a program.
const notApplicable = "the engine order does not apply: "

// refused is the result for a program that the engine cannot treat.
func refused(err error) *Result {
	var unsupported *bmc.UnsupportedError
	if errors.As(err, &unsupported) {
		return &Result{Verdict: Unknown, Pos: unsupported.Pos, Reason: notApplicable + unsupported.What, refused: true}
	}
	return nil
}

// orderCounterexample has the interpreter re-execute the execution on the lowered
// program.
func (r *run) orderCounterexample(ctx context.Context, threads *cfg.Threads, enc *order.Encoding, x *order.Execution) (*Result, error) {
	return r.reexecute(ctx, enc.Goals[x.Goal], r.orderFinding(threads, enc, x))
}
