package verifier_test

import (
	"context"
	"flag"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/interp"
)

var (
	programs = flag.Int("programs", 150, "how many random programs TestRandomPrograms decides")
	seed     = flag.Int64("seed", 1, "seed of the first random program; 0 takes the time")
)

// TestRandomPrograms checks the verdict on random concurrent programs against
// the interpreter's walk over all interleavings.
func TestRandomPrograms(t *testing.T) {
	first := *seed
	if first == 0 {
		first = time.Now().UnixNano() % 1_000_000_000
	}
	t.Logf("first seed %d", first)
	count := map[verifier.Verdict]int{}
	for i := int64(0); i < int64(*programs); i++ {
		src := generate(rand.New(rand.NewSource(first + i)))
		v, skipped := compare(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -programs=1):\n%s", first+i, first+i, src)
		}
		if !skipped {
			count[v]++
		}
	}
	t.Logf("verdicts agreed on: %v", count)
	if *programs >= 100 && (count[verifier.Verified] == 0 || count[verifier.Violated] == 0) {
		t.Errorf("the generator is one-sided: %v", count)
	}
}

// compare decides one program both ways. It skips programs that are too large
// to walk, and those whose loops do not end.
func compare(t *testing.T, src string) (verdict verifier.Verdict, skipped bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	p, diags := ivl.Parse("random.bpl", []byte(src))
	if len(diags) == 0 {
		diags = ivl.Resolve(p)
	}
	if len(diags) > 0 {
		t.Errorf("%v", diags)
		return 0, true
	}
	low, diags := cfg.Lower(p, "main")
	if len(diags) > 0 {
		t.Errorf("%v", diags)
		return 0, true
	}
	walk, err := interp.Explore(ctx, low, interp.Limits{States: 60_000})
	if err != nil || !walk.Complete && !walk.Violated() {
		return 0, true
	}
	for _, engine := range verifier.Engines {
		verdict, skipped = agree(t, ctx, p, walk, engine)
		if t.Failed() {
			return
		}
	}
	return verdict, skipped
}

// agree decides p with an engine and compares with the walk.
func agree(t *testing.T, ctx context.Context, p *ivl.Program, walk *interp.Outcome, engine verifier.Engine) (verdict verifier.Verdict, skipped bool) {
	t.Helper()
	res, diags := verifier.Verify(ctx, p, verifier.Options{Unroll: 4, Engine: engine})
	if len(diags) > 0 {
		t.Errorf("%s: %v", engine, diags)
		return 0, true
	}
	switch res.Verdict {
	case verifier.Violated:
		if !walk.Violated() {
			t.Errorf("%s: violated at %v (%s), but the walk finds nothing", engine, res.Pos, res.Message)
		}
	case verifier.Verified:
		if walk.Violated() {
			t.Errorf("%s: verified, but the walk finds a violation: %+v", engine, walk.Failures[0])
		}
	case verifier.Bounded:
		return res.Verdict, true
	default:
		if engine == verifier.Order && strings.Contains(res.Reason, "does not apply") {
			t.Log(res.Reason)
			return res.Verdict, true
		}
		if ctx.Err() != nil {
			return res.Verdict, true
		}
		t.Errorf("%s: unknown: %s", engine, res.Reason)
	}
	return res.Verdict, false
}
