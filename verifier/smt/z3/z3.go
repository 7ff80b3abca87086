// Package z3 decides formulas with Z3 in process, through the C interface of
// Debian's libz3-dev (4.8.12).
//
// In: terms of an smt.Arena. Out: an smt.Solver. Each solver owns one Z3
// context, made without reference counting of terms and deleted whole by
// Close; nothing has a finalizer. Formulas go in, and values come out, as text
// of SMT-LIB (smtlib.Script). Every Check
// starts a new Z3 solver: Z3's incremental mode is far slower (docs/solver.md).
//
// The package imports verifier/smt and verifier/smt/smtlib only.
package z3

// #cgo LDFLAGS: -lz3
// #include <stdlib.h>
// #include "context.h"
import "C"

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
)

// Version is the version of the Z3 library.
func Version() string {
	var major, minor, build, revision C.uint
	C.Z3_get_version(&major, &minor, &build, &revision)
	return fmt.Sprintf("%d.%d.%d", major, minor, build)
}

// Solver is an smt.Solver over one Z3 context.
type Solver struct {
	// Tactic overrides the choice of the back end: "smt" or a Z3 tactic as "then" chains,
	// "simplify;solve-eqs;bit-blast;sat". "" leaves it.
	Tactic string

	arena   *smt.Arena
	ctx     C.Z3_context
	halt    atomic.Bool // ends what is done before Z3 is asked
	script  *smtlib.Script
	formula C.Z3_ast_vector // of the script
	claims  []C.Z3_ast      // the parts of its conjunction

	asserted []smt.Term
	assumed  []smt.Term
	solver   C.Z3_solver // of the last Check
	status   smt.Status
	model    *smt.Model
}

var _ smt.Solver = (*Solver)(nil)

// New makes a solver for terms of a.
func New(a *smt.Arena) *Solver {
	s := &Solver{arena: a, ctx: C.new_context()}
	if s.ctx == nil {
		panic("z3: no context can be made")
	}
	return s
}

// Assert adds t.
func (s *Solver) Assert(t smt.Term) { s.asserted = append(s.asserted, t) }

// Check decides the assertions and assumptions; see smt.Solver.
func (s *Solver) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	s.release()
	s.assumed = slices.Clone(assumptions)
	if err := ctx.Err(); err != nil {
		return smt.Unknown, fmt.Errorf("z3: %w", err)
	}
	stop := s.watch(ctx)
	st, err := s.check()
	stop()
	if ctx.Err() != nil {
		// What an interrupted Z3 answers is not relied on.
		st, err = smt.Unknown, fmt.Errorf("z3: %w", ctx.Err())
	}
	s.status = st
	return st, err
}

// watch interrupts Z3 when ctx ends. An interrupt that comes while Z3 is
// between two steps is lost, so it is repeated until the returned function is
// called; that function waits for the watcher, so that nothing touches the
// context afterwards.
func (s *Solver) watch(ctx context.Context) (stop func()) {
	s.halt.Store(false)
	if ctx.Done() == nil {
		return func() {}
	}
	done, finished := make(chan struct{}), make(chan struct{})
	go func() {
		defer close(finished)
		select {
		case <-done:
			return
		case <-ctx.Done():
		}
		for {
			s.halt.Store(true)
			C.Z3_interrupt(s.ctx)
			select {
			case <-done:
				return
			case <-time.After(5 * time.Millisecond):
			}
		}
	}()
	return func() {
		close(done)
		<-finished
	}
}

func (s *Solver) check() (smt.Status, error) {
	if err := s.read(); err != nil {
		return smt.Unknown, err
	}
	chosen := s.Tactic
	if chosen == "" {
		chosen = tactic(s.script.Fragment)
	}
	if s.solver = s.newSolver(chosen); s.solver == nil {
		return smt.Unknown, fmt.Errorf("z3: tactic %q: %w", chosen, s.err())
	}
	if err := s.assert(s.claims[:s.script.Fixed+len(s.assumed)]); err != nil {
		return smt.Unknown, err
	}
	switch C.Z3_solver_check(s.ctx, s.solver) {
	case C.Z3_L_TRUE:
		return smt.Sat, nil
	case C.Z3_L_FALSE:
		return smt.Unsat, nil
	}
	if err := s.err(); err != nil {
		return smt.Unknown, err
	}
	return smt.Unknown, fmt.Errorf("z3: %w: %s", smt.ErrGaveUp, C.GoString(C.Z3_solver_get_reason_unknown(s.ctx, s.solver)))
}

// newSolver makes Z3's solver for one Check; nil on an error.
func (s *Solver) newSolver(tactic string) C.Z3_solver {
	ctx := s.ctx
	var z C.Z3_solver
	switch tactic {
	case "smt":
		z = C.Z3_mk_simple_solver(ctx)
	case "default":
		z = C.Z3_mk_solver(ctx)
	default:
		t := s.tactic(tactic)
		if t == nil {
			return nil
		}
		z = C.Z3_mk_solver_from_tactic(ctx, t)
		C.Z3_tactic_dec_ref(ctx, t)
	}
	if z == nil {
		return nil
	}
	C.Z3_solver_inc_ref(ctx, z)
	p := C.Z3_mk_params(ctx)
	C.Z3_params_inc_ref(ctx, p)
	// Else Z3 takes SIGINT away from the Go runtime while it solves.
	C.Z3_params_set_bool(ctx, p, symbol(ctx, "ctrl_c"), false)
	C.Z3_solver_set_params(ctx, z, p)
	C.Z3_params_dec_ref(ctx, p)
	return z
}

// tactic combines "t;u;v" by and-then. The caller has one reference to the result;
// it is nil on an error.
func (s *Solver) tactic(chain string) C.Z3_tactic {
	var all C.Z3_tactic
	for _, name := range strings.Split(chain, ";") {
		n := C.CString(name)
		t := C.Z3_mk_tactic(s.ctx, n)
		C.free(unsafe.Pointer(n))
		if t != nil {
			C.Z3_tactic_inc_ref(s.ctx, t)
		}
		if all != nil && t != nil {
			both := C.Z3_tactic_and_then(s.ctx, all, t)
			C.Z3_tactic_inc_ref(s.ctx, both)
			C.Z3_tactic_dec_ref(s.ctx, t)
			t = both
		}
		if all != nil {
			C.Z3_tactic_dec_ref(s.ctx, all)
		}
		if all = t; t == nil {
			break
		}
	}
	return all
}

// read has Z3 read the formula.
func (s *Solver) read() error {
	var err error
	if s.script, err = smtlib.NewScript(s.arena, s.asserted, s.assumed); err != nil {
		return fmt.Errorf("z3: %w", err)
	}
	text := C.CString(s.script.Text)
	defer C.free(unsafe.Pointer(text))
	s.script.Text = ""
	formula := C.Z3_parse_smtlib2_string(s.ctx, text, 0, nil, nil, 0, nil, nil)
	if err := s.err(); err != nil {
		return err
	}
	C.Z3_ast_vector_inc_ref(s.ctx, formula)
	s.formula = formula
	and := C.Z3_to_app(s.ctx, C.Z3_ast_vector_get(s.ctx, formula, 0))
	for i := range C.Z3_get_app_num_args(s.ctx, and) {
		s.claims = append(s.claims, C.Z3_get_app_arg(s.ctx, and, i))
	}
	if want := s.script.Fixed + len(s.assumed) + s.script.Values; len(s.claims) != want {
		return fmt.Errorf("z3: read %d of %d parts", len(s.claims), want)
	}
	return nil
}

func (s *Solver) assert(claims []C.Z3_ast) error {
	for _, z := range claims {
		C.Z3_solver_assert(s.ctx, s.solver, z)
		if err := s.err(); err != nil {
			return err
		}
		if s.halt.Load() {
			return errors.New("z3: stopped while the formula was asserted")
		}
	}
	return nil
}

// Model reads the values of the variables and functions after Sat; all other
// terms are then evaluated by package smt.
func (s *Solver) Model() (*smt.Model, error) {
	if s.status != smt.Sat {
		return nil, errors.New("z3: no model, the last answer was " + s.status.String())
	}
	if s.model != nil {
		return s.model, nil
	}
	ctx := s.ctx
	m := C.Z3_solver_get_model(ctx, s.solver)
	if m == nil {
		if err := s.err(); err != nil {
			return nil, err
		}
		return nil, errors.New("z3: no model")
	}
	C.Z3_model_inc_ref(ctx, m)
	defer C.Z3_model_dec_ref(ctx, m)
	values := make([]string, s.script.Values)
	for i, z := range s.claims[len(s.claims)-len(values):] {
		var v C.Z3_ast
		if !C.Z3_model_eval(ctx, m, C.Z3_get_app_arg(ctx, C.Z3_to_app(ctx, z), 0), true, &v) {
			return nil, errors.New("z3: a value is not known")
		}
		values[i] = C.GoString(C.Z3_ast_to_string(ctx, v))
	}
	var err error
	s.model, err = s.script.Model(values, func() string { return C.GoString(C.Z3_model_to_string(ctx, m)) })
	if err != nil {
		return nil, fmt.Errorf("z3: %w", err)
	}
	return s.model, nil
}

// err is Z3's last error.
func (s *Solver) err() error {
	code := C.Z3_get_error_code(s.ctx)
	if code == C.Z3_OK {
		return nil
	}
	if code == C.Z3_MEMOUT_FAIL {
		return errors.New("z3: out of memory")
	}
	return errors.New("z3: " + C.GoString(C.Z3_get_error_msg(s.ctx, code)))
}

// release forgets the last Check.
func (s *Solver) release() {
	if s.solver != nil {
		C.Z3_solver_dec_ref(s.ctx, s.solver)
	}
	if s.formula != nil {
		C.Z3_ast_vector_dec_ref(s.ctx, s.formula)
	}
	s.solver, s.formula, s.claims, s.status, s.model = nil, nil, nil, smt.Unknown, nil
}

// allocated is how many bytes Z3 uses in the whole process.
func allocated() uint64 { return uint64(C.Z3_get_estimated_alloc_size()) }

// Close deletes the context. Calling it again does nothing.
func (s *Solver) Close() error {
	if s.ctx == nil {
		return nil
	}
	s.release()
	C.Z3_del_context(s.ctx)
	s.ctx = nil
	return nil
}

// bitBlast decides bit-vector problems by a translation to propositional logic
// as a whole; see docs/solver.md for what it was measured against.
const bitBlast = "simplify;propagate-values;solve-eqs;bit-blast;sat"

// tactic is the one that docs/solver.md found best.
func tactic(f smt.Fragment) string {
	switch {
	case f.Quantifier || f.Arith || f.Function || f.Uninterpreted || f.Array:
		return "smt"
	case f.Float:
		return "qffp"
	}
	return bitBlast
}

func symbol(ctx C.Z3_context, name string) C.Z3_symbol {
	c := C.CString(name)
	defer C.free(unsafe.Pointer(c))
	return C.Z3_mk_string_symbol(ctx, c)
}
