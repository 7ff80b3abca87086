package verifier

import (
	"cmp"
	"context"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/trace"
)

// maxFailures bounds the failures that are looked for in one program.
const maxFailures = 100

// verifyAll is verify with Options.All. After each failure the engines are asked for others: the failure is set aside
// (passes.Question), and so never found again. Two are one if they are of the same property at the same place in the source
// (of what is in a model: at the call), and their assertions have the same message, if they have one. Each access that is in a race is in
// one that is found, but not all pairs are. Deadlocks have no places that distinguish them; one is looked for.
func verifyAll(ctx context.Context, p *ivl.Program, o Options) (*Result, []ivl.Diagnostic) {
	o.Explore = nil // the compiled program stops at the first failure
	var found []*Result
	var diags []ivl.Diagnostic
	var unasked []string
	for {
		res, ds := verify(ctx, p, o)
		if diags == nil {
			diags = ds
		}
		rest := res
		if res != nil && res.Verdict == Violated {
			found = append(found, res)
			f := failure(res)
			known := slices.ContainsFunc(o.reported, func(g goal.Failure) bool {
				return f.Property == g.Property && f.Message == g.Message && slices.Equal(f.At, g.At)
			})
			o.reported = append(o.reported, f)
			if f.Property == "deadlock" {
				o.Checks &^= CheckDeadlock
				unasked = append(unasked, "there is no other deadlock, which nobody has looked for")
			}
			switch {
			case known:
				found, rest = found[:len(found)-1], &Result{Reason: "a failure that was reported was found again"}
			case len(found) == maxFailures:
				rest = &Result{Reason: "no more failures are looked for"}
			case o.Checks == 0:
				rest = &Result{Verdict: Verified}
			default:
				continue
			}
		}
		if len(found) == 0 {
			return rest, diags
		}
		slices.SortStableFunc(found, func(r, s *Result) int {
			return cmp.Or(r.Pos.Compare(s.Pos), cmp.Compare(r.Message, s.Message))
		})
		if rest.Verdict != Unknown {
			rest.Assumptions = append(rest.Assumptions, unasked...)
		}
		found[0].Others, found[0].Rest = found[1:], rest
		return found[0], diags
	}
}

// failure is what distinguishes a violation from others.
func failure(r *Result) goal.Failure {
	f := goal.Failure{Property: r.Property, Message: r.Message}
	if f.Property != "race" {
		f.At = append(f.At, r.Trace.Failure.IVL())
		return f
	}
	for i := range r.Trace.Steps {
		if s := &r.Trace.Steps[i]; s.Kind == trace.Conflict {
			f.At = append(f.At, s.Pos.IVL())
		}
	}
	return f
}
