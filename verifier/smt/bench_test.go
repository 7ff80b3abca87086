package smt_test

import (
	"context"
	"testing"

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
	for range b.N {
		s := z3.New(a)
		s.Tactic = "skip"
		s.Assert(t)
		s.Check(context.Background())
		s.Close()
	}
	b.ReportMetric(float64(a.Len()*b.N)/b.Elapsed().Seconds()/1e6, "Mterms/s")
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
