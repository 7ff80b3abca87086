// Package seed gives random tests their seeds: a new one each run, printed, or the
// one of the flag -seed, so that a run can be repeated. It ends what takes samples
// before the time of all tests is over.
//
// Only tests import it; it imports nothing of ours.
package seed

import (
	"flag"
	"fmt"
	"iter"
	"math/rand"
	"os"
	"testing"
	"time"
)

var (
	fixed    = flag.Int64("seed", 0, "seed of random tests; 0 draws a new one")
	patience = flag.Duration("patience", time.Minute, "how long a random test begins new programs; 0 for as long as it takes")
	began    = time.Now()
)

// Within skips t, one of many samples, once that share of the time is over which go test gives
// the package (-timeout). So a slow machine takes fewer samples, and has the time for what is no sample.
func Within(t *testing.T, share float64) {
	t.Helper()
	end, limited := t.Deadline()
	if !limited || *patience == 0 {
		return
	}
	if all, gone := end.Sub(began), time.Since(began); float64(gone) > share*float64(all) {
		t.Skipf("%s of %s are over", gone.Round(time.Second), all.Round(time.Second))
	}
}

// New is the seed of a test. It stands on the standard error at once, so that it is
// known of a test that does not come to its end.
func New(t testing.TB) int64 {
	s := *fixed
	if s == 0 {
		s = 1 + rand.Int63n(1_000_000_000)
	}
	fmt.Fprintf(os.Stderr, "%s: -seed=%d\n", t.Name(), s)
	return s
}

// Rand is a generator with the seed of a test.
func Rand(t testing.TB) *rand.Rand { return rand.New(rand.NewSource(New(t))) }

// Each gives the seeds of n random programs, the first one from New. It ends early when the
// patience of the test is over, so that few programs which take long do not hold up all tests.
func Each(t testing.TB, n int) iter.Seq[int64] {
	return func(yield func(int64) bool) {
		first, began := New(t), time.Now()
		for i := range int64(n) {
			if *patience > 0 && time.Since(began) > *patience {
				t.Logf("%d of %d programs within %s", i, n, *patience)
				return
			}
			if !yield(first + i) {
				return
			}
		}
	}
}
