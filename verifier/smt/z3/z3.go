// Package z3 decides formulas with Z3 in process, through the C interface of
// Debian's libz3-dev (4.8.12).
//
// In: terms of an smt.Arena. Out: an smt.Solver. Each solver owns one Z3
// context, made without reference counting of terms and deleted whole by
// Close; nothing has a finalizer. Terms cross into C in batches. Every Check
// starts a new Z3 solver: Z3's incremental mode is far slower (docs/solver.md).
//
// The package imports verifier/smt and ivl/value only.
package z3

// #cgo LDFLAGS: -lz3
// #include <stdlib.h>
// #include "build.h"
import "C"

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"sync"
	"time"
	"unsafe"

	"github.com/gsmack/gsmack/verifier/smt"
)

// Version is the version of the Z3 library.
func Version() string {
	var major, minor, build, revision C.uint
	C.Z3_get_version(&major, &minor, &build, &revision)
	return fmt.Sprintf("%d.%d.%d", major, minor, build)
}

// Solver is an smt.Solver over one Z3 context.
type Solver struct {
	arena   *smt.Arena
	options smt.Options
	build   *C.builder
	trans   translation

	asserted []smt.Term
	assumed  []smt.Term
	solver   C.Z3_solver // of the last Check
	status   smt.Status
	core     []smt.Term
	model    *smt.Model
	stats    smt.Stats
}

var _ smt.Solver = (*Solver)(nil)

// New makes a solver for terms of a. A memory limit holds for all solvers of
// the process: Z3 has only one.
func New(a *smt.Arena, o smt.Options) *Solver {
	if o.MemoryLimit > 0 {
		setGlobal("memory_max_size", strconv.FormatUint(max(o.MemoryLimit>>20, 1), 10))
	}
	s := &Solver{arena: a, options: o, build: C.builder_new()}
	s.trans.init(a, s.build)
	return s
}

var globalMutex sync.Mutex

func setGlobal(name, value string) {
	globalMutex.Lock()
	defer globalMutex.Unlock()
	n, v := C.CString(name), C.CString(value)
	defer C.free(unsafe.Pointer(n))
	defer C.free(unsafe.Pointer(v))
	C.Z3_global_param_set(n, v)
}

// Assert adds t.
func (s *Solver) Assert(t smt.Term) { s.asserted = append(s.asserted, t) }

// Check decides the assertions and assumptions; see smt.Solver.
func (s *Solver) Check(ctx context.Context, assumptions ...smt.Term) (smt.Status, error) {
	s.release()
	s.stats.Checks++
	s.assumed = append([]smt.Term(nil), assumptions...)
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
	s.build.stop = 0
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
			C.builder_stop(s.build)
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
	start := time.Now()
	err := s.trans.add(append(append([]smt.Term(nil), s.asserted...), s.assumed...))
	s.stats.Translate += time.Since(start)
	s.stats.Terms = s.trans.count
	if err != nil {
		return smt.Unknown, err
	}
	chosen := s.options.Tactic
	assuming := s.options.Cores && len(s.assumed) > 0
	switch {
	case chosen != "":
	case assuming:
		chosen = "default" // tactics know no cores
	default:
		chosen = tactic(s.trans.fragment)
	}
	name := C.CString(chosen)
	defer C.free(unsafe.Pointer(name))
	ctx := s.build.ctx
	s.solver = C.builder_solver(s.build, name, C.uint32_t(s.options.Seed))
	if s.solver == nil {
		return smt.Unknown, fmt.Errorf("z3: tactic %q: %w", chosen, s.err())
	}
	start = time.Now()
	defer func() { s.stats.Solve += time.Since(start) }()
	if err := s.assert(s.asserted); err != nil {
		return smt.Unknown, err
	}
	if err := s.assertDistinctElements(); err != nil {
		return smt.Unknown, err
	}
	var answer C.Z3_lbool
	if assuming {
		answer = s.checkAssuming()
	} else {
		if err := s.assert(s.assumed); err != nil {
			return smt.Unknown, err
		}
		answer = C.Z3_solver_check(ctx, s.solver)
		s.core = s.assumed
	}
	switch answer {
	case C.Z3_L_TRUE:
		return smt.Sat, nil
	case C.Z3_L_FALSE:
		return smt.Unsat, nil
	}
	if err := s.err(); err != nil {
		return smt.Unknown, err
	}
	return smt.Unknown, fmt.Errorf("z3: %w: %s", smt.ErrGaveUp, C.GoString(C.Z3_solver_get_reason_unknown(ctx, s.solver)))
}

func (s *Solver) assert(ts []smt.Term) error {
	if len(ts) == 0 {
		return nil
	}
	nodes := make([]C.uint32_t, len(ts))
	for i, t := range ts {
		nodes[i] = C.uint32_t(s.trans.index[t])
	}
	if C.builder_assert(s.build, s.solver, &nodes[0], C.size_t(len(nodes))) == 0 {
		return s.errOr("the assertions were not taken")
	}
	return nil
}

// assertDistinctElements says that different elements of uninterpreted sorts
// differ; for Z3 they are constants.
func (s *Solver) assertDistinctElements() error {
	ctx := s.build.ctx
	for _, ts := range s.trans.elements {
		if len(ts) < 2 {
			continue
		}
		asts := make([]C.Z3_ast, len(ts))
		for i, t := range ts {
			asts[i] = s.ast(t)
		}
		C.Z3_solver_assert(ctx, s.solver, C.Z3_mk_distinct(ctx, C.uint(len(asts)), &asts[0]))
		if err := s.err(); err != nil {
			return err
		}
	}
	return nil
}

// checkAssuming checks with a new Boolean for each assumption that implies it,
// because Z3 takes only literals, and keeps the core.
func (s *Solver) checkAssuming() C.Z3_lbool {
	ctx := s.build.ctx
	prefix := C.CString("assumption")
	defer C.free(unsafe.Pointer(prefix))
	lits := make([]C.Z3_ast, len(s.assumed))
	for i, t := range s.assumed {
		lits[i] = C.Z3_mk_fresh_const(ctx, prefix, C.Z3_mk_bool_sort(ctx))
		C.Z3_solver_assert(ctx, s.solver, C.Z3_mk_implies(ctx, lits[i], s.ast(t)))
	}
	answer := C.Z3_solver_check_assumptions(ctx, s.solver, C.uint(len(lits)), &lits[0])
	if answer == C.Z3_L_FALSE {
		core := C.Z3_solver_get_unsat_core(ctx, s.solver)
		C.Z3_ast_vector_inc_ref(ctx, core)
		for i := range C.Z3_ast_vector_size(ctx, core) {
			got := C.Z3_ast_vector_get(ctx, core, i)
			for j, lit := range lits {
				if lit == got {
					s.core = append(s.core, s.assumed[j])
				}
			}
		}
		C.Z3_ast_vector_dec_ref(ctx, core)
	}
	return answer
}

// ast is the Z3 term of a translated t.
func (s *Solver) ast(t smt.Term) C.Z3_ast {
	return unsafe.Slice(s.build.asts, s.build.len)[s.trans.index[t]]
}

// err is Z3's last error.
func (s *Solver) err() error { return lastError(s.build) }

func (s *Solver) errOr(text string) error {
	if err := s.err(); err != nil {
		return err
	}
	return errors.New("z3: " + text)
}

func lastError(b *C.builder) error {
	code := C.Z3_get_error_code(b.ctx)
	if code == C.Z3_OK {
		return nil
	}
	if code == C.Z3_MEMOUT_FAIL {
		return errors.New("z3: out of memory")
	}
	return errors.New("z3: " + C.GoString(C.Z3_get_error_msg(b.ctx, code)))
}

// release forgets the last Check.
func (s *Solver) release() {
	if s.solver != nil {
		C.Z3_solver_dec_ref(s.build.ctx, s.solver)
	}
	s.solver, s.status, s.core, s.model = nil, smt.Unknown, nil, nil
}

// Core is a subset of the assumptions that is unsatisfiable with the
// assertions; all of them without Options.Cores.
func (s *Solver) Core() []smt.Term { return s.core }

// Stats tells about the work so far; Memory is that of the whole process's Z3.
func (s *Solver) Stats() smt.Stats {
	st := s.stats
	st.Memory = uint64(C.Z3_get_estimated_alloc_size())
	if s.solver == nil {
		return st
	}
	ctx := s.build.ctx
	zs := C.Z3_solver_get_statistics(ctx, s.solver)
	if zs == nil {
		return st
	}
	C.Z3_stats_inc_ref(ctx, zs)
	defer C.Z3_stats_dec_ref(ctx, zs)
	st.Counters = map[string]float64{}
	for i := range C.Z3_stats_size(ctx, zs) {
		key := C.GoString(C.Z3_stats_get_key(ctx, zs, i))
		if C.Z3_stats_is_uint(ctx, zs, i) {
			st.Counters[key] = float64(C.Z3_stats_get_uint_value(ctx, zs, i))
		} else {
			st.Counters[key] = float64(C.Z3_stats_get_double_value(ctx, zs, i))
		}
	}
	return st
}

// Close deletes the context. Calling it again does nothing.
func (s *Solver) Close() error {
	if s.build == nil {
		return nil
	}
	s.release()
	C.builder_free(s.build)
	s.build = nil
	return nil
}
