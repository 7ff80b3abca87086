package smt_test

import (
	"context"
	"fmt"
	"testing"
	"time"

	. "github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/z3"
)

// chain builds a formula of about n terms without much to simplify.
func chain(a *Arena, n int) Term {
	x := a.Var("x", BVSort(32))
	y := a.Var("y", BVSort(32))
	for range n / 3 {
		x, y = y, a.Ite(a.BVUlt(x, y), a.BVAdd(x, y), y)
	}
	return a.Eq(x, y)
}

// BenchmarkConstruct builds terms with 32-bit operators, comparisons and ites.
func BenchmarkConstruct(b *testing.B) {
	terms := 0
	for range b.N {
		a := NewArena()
		chain(a, 300000)
		terms += a.Len()
	}
	b.ReportMetric(float64(terms)/b.Elapsed().Seconds()/1e6, "Mterms/s")
}

// BenchmarkRebuild builds terms that exist already.
func BenchmarkRebuild(b *testing.B) {
	a := NewArena()
	chain(a, 300000)
	b.ResetTimer()
	for range b.N {
		chain(a, 300000)
	}
	b.ReportMetric(float64(a.Len()*b.N)/b.Elapsed().Seconds()/1e6, "Mterms/s")
}

// BenchmarkTranslate hands terms over to Z3, without solving.
func BenchmarkTranslate(b *testing.B) {
	a := NewArena()
	t := chain(a, 300000)
	b.ResetTimer()
	var total time.Duration
	terms := 0
	for range b.N {
		s := z3.New(a, Options{Tactic: "skip"})
		s.Assert(t)
		s.Check(context.Background())
		total += s.Stats().Translate
		terms += s.Stats().Terms
		s.Close()
	}
	b.ReportMetric(float64(terms)/total.Seconds()/1e6, "Mterms/s")
}

// BenchmarkEvaluate evaluates terms.
func BenchmarkEvaluate(b *testing.B) {
	a := NewArena()
	t := chain(a, 300000)
	b.ResetTimer()
	for range b.N {
		a.Evaluate(t, Assignment{})
	}
	b.ReportMetric(float64(a.Len()*b.N)/b.Elapsed().Seconds()/1e6, "Mterms/s")
}

// fibonacci is the question whether two threads, each n times i += j or
// j += i in two steps, can reach i >= bound under a round-robin schedule of
// the given number of rounds: what the sequentialisation of such a program
// amounts to. The least unreachable bound is fib(2n+2)+1 given enough rounds.
func fibonacci(a *Arena, n, rounds int, bound uint64) Term {
	one := a.BV(32, 1)
	shared := [2]Term{one, one}
	steps := 2 * n
	var pc, tmp [2]Term
	pc[0], pc[1] = a.BV(8, 0), a.BV(8, 0)
	tmp[0], tmp[1] = a.BV(32, 0), a.BV(32, 0)
	valid := a.True()
	for r := range rounds {
		for th := range 2 {
			stop := a.Var(fmt.Sprintf("stop%d.%d", r, th), BVSort(8))
			valid = a.And(valid, a.BVUle(pc[th], stop), a.BVUle(stop, a.BV(8, uint64(steps))))
			for k := range steps {
				at := a.BV(8, uint64(k))
				runs := a.And(a.BVUle(pc[th], at), a.BVUlt(at, stop))
				if k%2 == 0 {
					tmp[th] = a.Ite(runs, shared[1-th], tmp[th])
				} else {
					shared[th] = a.Ite(runs, a.BVAdd(shared[th], tmp[th]), shared[th])
				}
			}
			pc[th] = stop
		}
	}
	reached := a.Or(a.BVUle(a.BV(32, bound), shared[0]), a.BVUle(a.BV(32, bound), shared[1]))
	return a.And(valid, reached)
}
