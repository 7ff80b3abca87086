package verifier_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
)

var sequentialized = flag.Int("sequentialized", 40, "how many random programs TestSequentializationsAgree decides")

// TestSequentializationsAgree gives random programs to both sequentialisations
// with the same number of rounds, and to the interpreter's walk over the same
// schedules.
func TestSequentializationsAgree(t *testing.T) {
	tried, count := 0, map[string]int{}
	for seed := range seed.Each(t, *sequentialized) {
		tried++
		r := rand.New(rand.NewSource(seed))
		src := generate(r)
		what := sameVerdict(t, src, 1+r.Intn(3))
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -sequentialized=1):\n%s", seed, seed, src)
		}
		count[what]++
	}
	t.Logf("verdicts agreed on: %v", count)
	if tried >= 40 && (count["violated"] == 0 || count["bounded"] == 0) {
		t.Errorf("the generator is one-sided: %v", count)
	}
}

// sameVerdict compares the verdicts on one program and gives the common one, or
// the reason why there is none to compare.
func sameVerdict(t *testing.T, src string, rounds int) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	p := ivltest.Program(t, "random.bpl", []byte(src))
	verdict := func(s verifier.Sequentialization, rounds int) (string, string) {
		res, diags := verifier.Verify(ctx, p, verifier.Options{Checks: verifier.CheckAssert, Unroll: 4, Rounds: rounds, Sequentialization: s})
		if len(diags) > 0 {
			t.Errorf("%v", diags)
			return "error", ""
		}
		for _, b := range res.Bounds {
			if b.Name != "rounds" {
				return "cut off", ""
			}
		}
		what := fmt.Sprintf("%v at %v: %s%s", res.Verdict, res.Pos, res.Message, res.Reason)
		switch res.Verdict {
		case verifier.Verified, verifier.Bounded:
			return "bounded", what
		case verifier.Violated:
			return "violated", what
		}
		if ctx.Err() != nil {
			return "too slow", what
		}
		t.Errorf("%s: %s", s, what)
		return "unknown", what
	}
	lazy, how := verdict(verifier.Lazy, rounds)
	eager, howEager := verdict(verifier.LalReps, rounds)
	for _, v := range []string{lazy, eager} {
		if v != "violated" && v != "bounded" {
			return v
		}
	}
	if lazy != eager {
		t.Errorf("with %d rounds lazy says %s; lal-reps says %s", rounds, how, howEager)
		return lazy
	}
	low, diags := cfg.Lower(p, "main")
	if len(diags) > 0 {
		t.Errorf("%v", diags)
		return "error"
	}
	finds := func(rounds int) (found, whole bool) {
		walk, err := interp.Explore(ctx, low, interp.Limits{Numbers: numbers, Rounds: rounds, ExtraEntry: true, States: 20_000})
		if err != nil {
			return false, false
		}
		return walk.Violated(), walk.Complete || walk.Violated()
	}
	found, whole := finds(rounds)
	switch {
	case !whole:
		return lazy + ", too large to walk"
	case found == (lazy == "violated"):
		return lazy
	case found:
		// To the walk, what a new thread does on its own belongs to the step that
		// starts it, even when the thread has no turn any more.
		if more, _ := verdict(verifier.Lazy, rounds+1); more != "violated" {
			t.Errorf("with %d rounds lazy says %s; the walk finds a violation, and lazy not even in one round more", rounds, how)
		}
	default:
		// The walk gives threads their turns in the order in which they were
		// started, and not all that one thread starts before all of the next.
		if more, whole := finds(rounds + 1); whole && !more {
			t.Errorf("with %d rounds lazy says %s; the walk finds nothing, not even in one round more", rounds, how)
		}
	}
	return "one round apart"
}
