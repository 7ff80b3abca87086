// Package seed gives random tests their seeds: a new one each run, printed, or the
// one of the flag -seed, so that a run can be repeated.
//
// Only tests import it; it imports nothing of ours.
package seed

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"testing"
)

var fixed = flag.Int64("seed", 0, "seed of random tests; 0 draws a new one")

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
