// Package sat decides bit-vector formulas with the SAT solver CaDiCaL in
// process, through the C interface of Debian's libcadical-dev (1.5.3).
//
// In: terms of an smt.Arena over Booleans and bit-vectors; smt.Eliminate takes
// arrays and functions away first. Out: an smt.Solver. Terms are translated to
// clauses bit by bit. One CaDiCaL instance serves all Checks of a solver:
// assertions are only ever added, and assumptions are CaDiCaL's own.
//
// The package imports verifier/pause, verifier/smt and ivl/value only.
package sat

// #cgo LDFLAGS: -lcadical -lstdc++ -lm
// #include <malloc.h>
// #include <stdlib.h>
// #include <stdint.h>
// #include <unistd.h>
// #include <ccadical.h>
//
// // stopped keeps the search waiting while it is paused.
// static int stopped(void *flag) {
//	volatile int *state = flag;
//	while (*state == 2) usleep(1000);
//	return *state;
// }
//
// static void set_flag(CCaDiCaL *s, int *flag) { ccadical_set_terminate(s, flag, stopped); }
//
// // limit is of the next search.
// static void limit(CCaDiCaL *s, int conflicts) {
//	ccadical_limit(s, "conflicts", conflicts);
//	ccadical_limit(s, "decisions", 50 * conflicts);
// }
//
// static void add_all(CCaDiCaL *s, const int32_t *lits, size_t n) {
//	for (size_t i = 0; i < n; i++) ccadical_add(s, lits[i]);
// }
import "C"

import (
	"context"
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
	"sync/atomic"
	"unsafe"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/pause"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Version is what CaDiCaL calls itself: "sc2021" for 1.5.3.
func Version() string { return strings.TrimPrefix(C.GoString(C.ccadical_signature()), "cadical-") }

// Solver is an smt.Solver over one CaDiCaL instance.
type Solver struct {
	a       *smt.Arena
	b       *blaster
	cadical *C.CCaDiCaL
	flag    *C.int // in C's memory: searching, ended or paused

	asserted []smt.Term
	sent     int
	literals int // of the clauses that CaDiCaL was given
	assumed  []smt.Term
	status   smt.Status
	model    *smt.Model
}

var _ smt.Solver = (*Solver)(nil)

// What a search that CaDiCaL is at is told.
const (
	searching int32 = iota
	ended
	paused
)

// New makes a solver for terms of a.
func New(a *smt.Arena) *Solver {
	s := &Solver{a: a, cadical: C.ccadical_init(), flag: (*C.int)(C.malloc(C.sizeof_int))} // never nil: cgo's malloc fails as Go's memory does
	*s.flag = C.int(searching)
	C.set_flag(s.cadical, s.flag)
	quiet := C.CString("quiet")
	C.ccadical_set_option(s.cadical, quiet, 1)
	C.free(unsafe.Pointer(quiet))
	s.b = &blaster{a: a, words: map[smt.Term]word{}}
	s.b.circuit = newCircuit(s.send)
	return s
}

// send hands clauses over.
func (s *Solver) send(clauses []int32) {
	s.literals += len(clauses)
	if len(clauses) > 0 {
		C.add_all(s.cadical, (*C.int32_t)(unsafe.Pointer(&clauses[0])), C.size_t(len(clauses)))
	}
}

// Assert adds t.
func (s *Solver) Assert(t smt.Term) { s.asserted = append(s.asserted, t) }

// Check decides the assertions and assumptions; see smt.Solver. For formulas
// outside of its fragment the error wraps ErrFragment.
func (s *Solver) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	s.status, s.model = smt.Unknown, nil
	s.assumed = slices.Clone(assumptions)
	if err := ctx.Err(); err != nil {
		return smt.Unknown, fmt.Errorf("cadical: %w", err)
	}
	flag := (*int32)(unsafe.Pointer(s.flag))
	atomic.StoreInt32(flag, searching)
	stored := make(chan struct{})
	defer pause.Watch(ctx, func(on bool) {
		if on {
			atomic.CompareAndSwapInt32(flag, searching, paused)
		} else {
			atomic.CompareAndSwapInt32(flag, paused, searching)
		}
	})()
	release := context.AfterFunc(ctx, func() {
		atomic.StoreInt32(flag, ended)
		close(stored)
	})
	st, err := s.check(smt.Effort(ctx), func() bool { return pause.Wait(ctx) != nil })
	if !release() {
		<-stored // Close may free the flag
		if st == smt.Unknown {
			err = ctx.Err()
		}
	}
	if err != nil {
		err = fmt.Errorf("cadical: %w", err)
	}
	s.status = st
	return st, err
}

func (s *Solver) check(conflicts int, stop func() bool) (smt.Status, error) {
	assumed, err := s.translate(stop)
	if err != nil {
		return smt.Unknown, err
	}
	for _, l := range assumed {
		C.ccadical_assume(s.cadical, C.int(l))
	}
	if conflicts > 0 {
		C.limit(s.cadical, C.int(conflicts))
	}
	switch C.ccadical_solve(s.cadical) {
	case 10:
		s.readModel()
		return smt.Sat, nil
	case 20:
		return smt.Unsat, nil
	}
	return smt.Unknown, smt.ErrGaveUp
}

// translate sends the new assertions; it returns the literals of the
// assumptions.
func (s *Solver) translate(stop func() bool) ([]lit, error) {
	for _, t := range s.asserted[s.sent:] {
		if s.b.stops(stop) {
			return nil, errStopped
		}
		if err := s.b.assert(t, stop); err != nil {
			return nil, err
		}
	}
	s.sent = len(s.asserted)
	var assumed []lit
	for _, t := range s.assumed {
		if err := s.b.blast(t, stop); err != nil {
			return nil, err
		}
		assumed = append(assumed, s.b.words[t][0])
	}
	s.send(s.b.clauses)
	s.b.clauses = s.b.clauses[:0]
	return assumed, nil
}

// readModel reads the bits of all variables, which the next call of CaDiCaL
// would forget.
func (s *Solver) readModel() {
	asg := smt.Assignment{Vars: map[smt.Term]value.Value{}}
	for _, t := range s.b.vars {
		n := new(big.Int)
		w := s.b.words[t]
		for i, l := range w {
			if C.ccadical_val(s.cadical, C.int(l)) > 0 {
				n.SetBit(n, i, 1)
			}
		}
		if s.a.Sort(t).Kind() == smt.BoolKind {
			asg.Vars[t] = value.Bool(n.Sign() > 0)
		} else {
			asg.Vars[t] = value.BV(len(w), n)
		}
	}
	s.model = smt.NewModel(s.a, asg)
}

// Model is the satisfying assignment after Sat.
func (s *Solver) Model() (*smt.Model, error) {
	if s.model == nil {
		return nil, errors.New("cadical: no model, the last answer was " + s.status.String())
	}
	return s.model, nil
}

// manyLiterals is from how many on a solver's memory is given back to the system, where the next one would not fit beside it.
const manyLiterals = 10_000_000

// Close frees the solver. Calling it again does nothing.
func (s *Solver) Close() error {
	if s.cadical != nil {
		C.ccadical_release(s.cadical)
		C.free(unsafe.Pointer(s.flag))
		s.cadical, s.flag = nil, nil
		if s.literals > manyLiterals {
			C.malloc_trim(0)
		}
	}
	return nil
}
