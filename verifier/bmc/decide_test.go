package bmc_test

import (
	"context"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/bmc"
	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/smt"
)

// TestPatience asks for failures behind a bound that is hit, which takes longer than there is patience.
func TestPatience(t *testing.T) {
	for _, deeper := range []bool{true, false} {
		a := smt.NewArena()
		bound := &ivl.Assert{Cond: ivl.NewBool(false)}
		bound.Attrs = goal.Bounded("unroll", 1, "loop")
		enc := &bmc.Encoding{Arena: a}
		enc.Goals = []bmc.Goal{{Kind: goal.Bound, Stmt: bound, Fails: a.True()}, {Kind: goal.Assertion, Stmt: &ivl.Assert{Cond: ivl.NewBool(false)}, Fails: a.Var("fails", smt.SortBool)}}
		briefly, whole := 0, 0
		q := &bmc.Query{Encoding: enc, Patience: time.Millisecond, Deeper: func(*engine.Answer) bool { return deeper },
			Ask: func(ctx context.Context, where smt.Term, kinds ...goal.Set) (*bmc.Witness, error) {
				if !kinds[0].Has(goal.Assertion) || len(kinds) > 1 {
					return &bmc.Witness{Model: smt.NewModel(a, smt.Assignment{}), Goal: 0}, nil
				}
				if _, limited := ctx.Deadline(); !limited {
					whole++
					return nil, nil
				}
				briefly++
				<-ctx.Done()
				return nil, ctx.Err()
			}}
		answer, err := q.Decide(context.Background())
		if err != nil || answer.Hasty != deeper || briefly != 1 || whole == 1 == deeper {
			t.Errorf("deeper %v: %+v %v, asked %d times briefly, %d as long as it takes", deeper, answer, err, briefly, whole)
		}
	}
}
