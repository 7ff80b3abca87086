package verifier

import (
	"context"
	"flag"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
)

var (
	hbPrograms = flag.Int("hb-programs", 80, "how many random programs TestHappensBefore decides")
	hbEngines  = flag.String("hb-engines", "order,walk", "the engines it asks")
)

// TestHappensBefore compares, on random programs with random memory orders, what
// the engine order finds with a walk over all interleavings that follows
// the words of C11 (5.1.2.4, 7.17.4) with a vector clock for each thread.
func TestHappensBefore(t *testing.T) {
	tried, racing, apart, ordered, skipped := 0, 0, 0, 0, 0
	for seed := range seed.Each(t, *hbPrograms) {
		tried++
		src := weakProgram(rand.New(rand.NewSource(seed)))
		race, adjacent, ok := compareHappensBefore(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -hb-programs=1):\n%s", seed, seed, src)
		}
		switch {
		case !ok:
			skipped++
		case race && !adjacent:
			apart++
			fallthrough
		case race:
			racing++
		default:
			ordered++
		}
	}
	t.Logf("%d programs race, %d of them with accesses that are never adjacent, %d do not, %d were skipped", racing, apart, ordered, skipped)
	if tried >= 100 && (apart == 0 || ordered == 0 || skipped > tried/2) {
		t.Error("the generator is one-sided")
	}
}

// compareHappensBefore decides a program both ways. ok is false if it is too large.
func compareHappensBefore(t *testing.T, src string) (race, adjacent, ok bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	p := ivltest.Program(t, "weak.bpl", []byte(src))
	low := cfgtest.LowerProgram(t, p)
	race, ok = walkClocks(t, low)
	if !ok {
		return false, false, false
	}
	near, err := interp.Explore(ctx, low, interp.Limits{Races: true, All: true, States: 20_000})
	if err != nil || !near.Complete {
		return false, false, false
	}
	if near.Race && !race {
		t.Error("two accesses are adjacent, but the clocks order them")
	}
	for _, e := range strings.Split(*hbEngines, ",") {
		// The whole, and what is asked about happens-before alone.
		res, _ := Verify(ctx, p, Options{Checks: CheckRace, Engine: Engine(e), Unroll: 4})
		agreeHappensBefore(t, e, res, race)
		if len(low.Suspects()) == 0 {
			if race {
				t.Errorf("nothing is suspect")
			}
			continue
		}
		v := &verification{work: newWork(Options{Checks: CheckRace, Engine: Engine(e), Unroll: 4})}
		v.source = p
		second := question{goals: goal.Limits | goal.Of(goal.Unordered)}
		var err error
		if second.prog, _, err = v.lower(ctx, p, second.goals); err != nil {
			t.Fatal(err)
		}
		v.questions = []question{second}
		if err := v.compete(ctx); err != nil {
			t.Fatal(err)
		}
		res = v.result(v.answer)
		agreeHappensBefore(t, e+", happens-before", res, race)
	}
	return race, near.Race, true
}

func agreeHappensBefore(t *testing.T, name string, res *Result, race bool) {
	t.Helper()
	switch {
	case res.Verdict == Violated && !race:
		t.Errorf("%s: violated (%s at %v), but the clocks order all accesses", name, res.Message, res.Pos)
	case res.Verdict == Verified && race:
		t.Errorf("%s: verified, but the clocks find a race", name)
	case res.Verdict == Unknown && race && strings.Contains(res.Reason, "two threads may race"): // walk finds only those that are adjacent
	case res.Verdict == Unknown:
		t.Errorf("%s: unknown: %s", name, res.Reason)
	}
}

const maxClockStates = 10_000
