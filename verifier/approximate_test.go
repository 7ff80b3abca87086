package verifier_test

import (
	"context"
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/interp"
)

// computed is what random programs call, approximated is a model of it that chooses, and
// computations are what it could be in truth.
const (
	computed = `procedure get(q: bv2) returns (r: bv2)
{
  r := $add(x, q);
}
`
	approximated = `procedure {:model} get(q: bv2) returns (r: bv2)
{
  assume {:approximate "what is computed"} true;
  havoc r;
}
`
)

// plainStart is how the procedures of random programs begin.
const plainStart = "a := 0bv2; b := 1bv2;"

var computations = []string{"0bv2", "1bv2", "2bv2", "3bv2", "q", "$sub(q, 1bv2)"}

// TestApproximations checks that a failure which is reported although a model approximates is there
// whatever is computed, and that a program which is verified is right whatever is computed.
func TestApproximations(t *testing.T) {
	tried, count := 0, map[verifier.Verdict]int{}
	for seed := range seed.Each(t, max(1, *programs/3)) {
		tried++
		r := rand.New(rand.NewSource(seed))
		src := generate(r)
		for strings.Contains(src, plainStart) && r.Intn(4) > 0 {
			start := [...]string{"b := 1bv2; call a := get(b);", "a := 0bv2; call b := get(a);"}[r.Intn(2)]
			src = strings.Replace(src, plainStart, start, 1)
		}
		if strings.Count(src, "get(") < 2 {
			continue
		}
		for _, checks := range []verifier.Checks{verifier.CheckAssert, verifier.CheckDeadlock, verifier.CheckRace} {
			for _, engine := range []verifier.Engine{verifier.Seq, verifier.Order} {
				v, ok := covered(t, src, checks, engine)
				if t.Failed() {
					t.Fatalf("seed %d (run with -seed=%d -programs=1):\n%s", seed, seed, strings.Replace(src, computed, approximated, 1))
				}
				if ok {
					count[v]++
				}
			}
		}
	}
	t.Logf("verdicts that hold: %v", count)
	if tried >= 33 && (count[verifier.Verified] == 0 || count[verifier.Violated] == 0 || count[verifier.Unknown] == 0) {
		t.Errorf("the generator is one-sided: %v", count)
	}
}

// covered compares the verdict on the program in which get approximates with what happens for
// each thing that it could compute; ok is false if some of that is too large to walk.
func covered(t *testing.T, src string, checks verifier.Checks, engine verifier.Engine) (verdict verifier.Verdict, ok bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	p := ivltest.Program(t, "random.bpl", []byte(strings.Replace(src, computed, approximated, 1)))
	res, diags := verifier.Verify(ctx, p, verifier.Options{Checks: checks, Unroll: 4, Engine: engine})
	if len(diags) > 0 {
		t.Errorf("%v", diags)
	}
	switch res.Verdict {
	case verifier.Unknown:
		return res.Verdict, strings.Contains(res.Reason, "what is computed")
	case verifier.Bounded:
		return res.Verdict, false
	}
	for _, c := range computations {
		body := fmt.Sprintf("procedure get(q: bv2) returns (r: bv2)\n{\n  r := %s;\n}\n", c)
		low := cfgtest.LowerProgram(t, ivltest.Program(t, "random.bpl", []byte(strings.Replace(src, computed, body, 1))))
		walk, err := interp.Explore(ctx, low, interp.Limits{Numbers: numbers, States: 20_000, All: true, Races: true, Hangs: true})
		if err != nil || !walk.Complete && !walk.Violated() || walk.Violated() && checks != verifier.CheckAssert {
			return res.Verdict, false
		}
		found := walk.Violated()
		switch checks {
		case verifier.CheckDeadlock:
			found = walk.Deadlock || walk.Hang
		case verifier.CheckRace:
			found = walk.Race
			if found && !racesFolded(ctx, t, low) {
				return res.Verdict, false // either answer is right
			}
		}
		if found != (res.Verdict == verifier.Violated) {
			t.Errorf("%s: %v (%s%s) where get chooses, but where it computes %s a failure is reachable: %v",
				engine, res.Verdict, res.Property, res.Message, c, found)
		}
	}
	return res.Verdict, true
}
