package sat

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"syscall"
	"testing"
	"time"

	"github.com/gsmack/gsmack/verifier/pause"
	"github.com/gsmack/gsmack/verifier/smt"
)

// TestStops stops the translation of many small assertions: none of them is large enough to ask by itself.
func TestStops(t *testing.T) {
	a := smt.NewArena()
	s := New(a)
	defer s.Close()
	for i := range 1000 {
		x, y := a.Var(fmt.Sprint("x", i), smt.SortBool), a.Var(fmt.Sprint("y", i), smt.SortBool)
		s.Assert(a.Or(x, y))
	}
	if _, err := s.translate(func() bool { return true }); !errors.Is(err, errStopped) {
		t.Errorf("the translation went on to its end: %v", err)
	}
}

// TestPartialSums counts clauses for partial sums that start at a constant: each takes one adder, whichever comes first.
func TestPartialSums(t *testing.T) {
	count := func(largestFirst bool) int {
		a := smt.NewArena()
		solver := New(a)
		defer solver.Close()
		s := a.BV(8, 3)
		var sums []smt.Term
		for i := range 6 {
			s = a.BVAdd(s, a.Var(fmt.Sprint("v", i), smt.BVSort(8)))
			sums = append(sums, s)
		}
		if largestFirst {
			slices.Reverse(sums)
		}
		for _, s := range sums {
			if err := solver.b.blast(s, func() bool { return false }); err != nil {
				t.Fatal(err)
			}
		}
		return len(solver.b.clauses)
	}
	if up, down := count(false), count(true); up != down {
		t.Errorf("%d literals, but %d if the largest sum comes first", up, down)
	}
}

// pigeons asserts that n pigeons sit in holes of their own, one less.
func pigeons(s *Solver, n int) {
	for p := range n {
		var in []smt.Term
		for h := range n - 1 {
			in = append(in, s.a.Var(fmt.Sprint(p, " in ", h), smt.SortBool))
			for q := range p {
				s.Assert(s.a.Not(s.a.And(in[h], s.a.Var(fmt.Sprint(q, " in ", h), smt.SortBool))))
			}
		}
		s.Assert(s.a.Or(in...))
	}
}

// TestEffort gives a search up behind a few conflicts, and has the next one go on to the end.
func TestEffort(t *testing.T) {
	s := New(smt.NewArena())
	defer s.Close()
	pigeons(s, 8)
	ctx := context.Background()
	if _, err := s.Check(smt.WithEffort(ctx, 10)); !errors.Is(err, smt.ErrGaveUp) {
		t.Errorf("with little effort: %v", err)
	}
	if status, err := s.Check(ctx); status != smt.Unsat || err != nil {
		t.Errorf("it ends with %v, %v", status, err)
	}
}

// TestPause pauses a search that takes long, and ends it while it is paused.
func TestPause(t *testing.T) {
	a := smt.NewArena()
	s := New(a)
	defer s.Close()
	pigeons(s, 13)
	base, cancel := context.WithCancel(context.Background())
	ctx, work := pause.With(base)
	done := make(chan error)
	go func() {
		_, err := s.Check(ctx)
		done <- err
	}()
	used := func() time.Duration {
		time.Sleep(50 * time.Millisecond) // until it is paused
		var before, after syscall.Rusage
		_ = syscall.Getrusage(syscall.RUSAGE_SELF, &before)
		time.Sleep(300 * time.Millisecond)
		_ = syscall.Getrusage(syscall.RUSAGE_SELF, &after)
		return time.Duration(after.Utime.Nano() - before.Utime.Nano())
	}
	work.Set(true)
	if d := used(); d > 20*time.Millisecond {
		t.Errorf("while it is paused the search takes %v", d)
	}
	work.Set(false)
	for d := time.Duration(0); d == 0; d = used() { // unless it goes on, until the test's time is up
	}
	work.Set(true)
	cancel()
	if err := <-done; !errors.Is(err, context.Canceled) {
		t.Errorf("%v", err)
	}
}
