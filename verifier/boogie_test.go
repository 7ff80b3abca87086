package verifier_test

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/verifier"
)

var boogied = flag.Int("boogied", 5, "how many random programs TestBoogieAgrees sequentialises and gives to Boogie")

// TestBoogieAgrees sequentialises random programs in both ways, gives the text to
// Boogie, and compares with our verdict on the concurrent program.
func TestBoogieAgrees(t *testing.T) {
	tool.Path(t, "boogie")
	count := map[string]int{}
	for seed := range seed.Each(t, *boogied) {
		r := rand.New(rand.NewSource(seed))
		src := generate(r)
		rounds := 1 + r.Intn(2)
		for _, s := range []verifier.Sequentialization{verifier.Lazy, verifier.LalReps} {
			count[boogieVerdict(t, src, s, rounds)]++
			if t.Failed() {
				t.Fatalf("seed %d (run with -seed=%d -boogied=1):\n%s", seed, seed, src)
			}
		}
	}
	t.Logf("agreed on: %v", count)
}

// boogieVerdict compares on one program. Loops are unrolled so often that
// those which end do, and all threads are run: there are at most five.
func boogieVerdict(t *testing.T, src string, how verifier.Sequentialization, rounds int) string {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	p := ivltest.Program(t, "random.bpl", []byte(src))
	const unroll = 6
	o := verifier.Options{Checks: verifier.CheckAssert, Unroll: unroll, Rounds: rounds, Sequentialization: how}
	res, _ := verifier.Verify(ctx, p, o)
	if res.Verdict == verifier.Unknown {
		return "unknown"
	}
	s, _, diags := verifier.Sequentialize(ctx, p, unroll, rounds, o)
	if ivl.HasErrors(diags) {
		t.Errorf("%s: %v", how, diags)
		return "error"
	}
	var text bytes.Buffer
	if err := ivl.Print(&text, s, ivl.Boogie); err != nil {
		t.Errorf("%s: %v", how, err)
		return "error"
	}
	file := filepath.Join(t.TempDir(), "sequential.bpl")
	if err := os.WriteFile(file, text.Bytes(), 0o666); err != nil {
		t.Fatal(err)
	}
	flags := []string{"/nologo", "/timeLimit:60"}
	if how == verifier.LalReps {
		flags = append(flags, fmt.Sprintf("/loopUnroll:%d", unroll))
	}
	out, _ := exec.Command("boogie", append(flags, file)...).CombinedOutput()
	said := string(out)
	switch {
	case strings.Contains(said, "time out"), strings.Contains(said, "timed out"):
		return "too slow for Boogie"
	case !strings.Contains(said, "finished with"):
		t.Errorf("%s: Boogie cannot read it:\n%s\n%s", how, said, text.String())
		return "error"
	}
	fails := res.Verdict == verifier.Violated
	for _, b := range res.Bounds {
		// In the lazy one loops that are cut off end in an assertion that fails;
		// Boogie's own unrolling cuts them off in silence.
		fails = fails || b.Name != "rounds" && how == verifier.Lazy
	}
	if boogieFails := !strings.Contains(said, " 0 errors"); boogieFails != fails {
		t.Errorf("%s, %d rounds: we say %v at %v, Boogie says:\n%s\n%s", how, rounds, res.Verdict, res.Pos, said, text.String())
	}
	if fails {
		return "wrong"
	}
	return "right"
}
