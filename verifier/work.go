package verifier

import (
	"context"
	"io"
	"slices"
	"sync"
	"time"

	"github.com/gsmack/gsmack/verifier/engine"
	"github.com/gsmack/gsmack/verifier/passes"
	"github.com/gsmack/gsmack/verifier/smt"
	"github.com/gsmack/gsmack/verifier/smt/smtlib"
	"github.com/gsmack/gsmack/verifier/smt/solvers"
)

// work measures, shows and reports what is done for one Verify, by one engine or before
// any begins. It serves one goroutine.
type work struct {
	o     Options
	tell  *teller
	stats Stats
	now   Progress
	// consistent holds the sets of axioms, printed, of which no contradiction was found.
	consistent map[string]bool
}

func newWork(o Options) *work {
	return &work{o: o, tell: &teller{to: o.Progress}, consistent: map[string]bool{}}
}

// beside is work of the same Verify that another goroutine does.
func (w *work) beside() *work {
	return &work{o: w.o, tell: w.tell, consistent: map[string]bool{}}
}

// teller hands progress on, one call at a time, until it is closed.
type teller struct {
	mu   sync.Mutex
	to   func(Progress) // nil if nobody listens any more
	most Progress       // of all that were told, the one that covered most
}

func (t *teller) tell(p Progress) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if !further(t.most.Covered, p.Covered) {
		t.most = p
	}
	p.Covered, p.Long = t.most.Covered, t.most.Long
	if t.to != nil {
		t.to(p)
	}
}

// further reports whether nothing was found up to larger bounds than those of b. Bounds on
// rounds leave out more than any others.
func further(a, b []BoundHit) bool {
	sum := func(bounds []BoundHit) (sum int) {
		for _, b := range bounds {
			if sum += b.Limit; b.Name == "rounds" {
				sum -= maxUnroll
			}
		}
		return sum
	}
	return len(a) > 0 && (len(b) == 0 || sum(a) > sum(b))
}

// furthest is the snapshot that covered most.
func (t *teller) furthest() Progress {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.most
}

// close makes sure that nothing is told from now on, whoever is still at work.
func (t *teller) close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.to = nil
}

func (w *work) report() {
	w.tell.tell(w.now)
}

// phase runs f, adds its time to the statistics, and tells the progress.
func (w *work) phase(name string, f func()) {
	w.now.Phase = name
	w.report()
	start := time.Now()
	f()
	w.stats.addPhase(Phase{name, time.Since(start)})
}

func (s *Stats) addPhase(p Phase) {
	for i := range s.Phases {
		if s.Phases[i].Name == p.Name {
			s.Phases[i].Time += p.Time
			return
		}
	}
	s.Phases = append(s.Phases, p)
}

// measure takes over how far an engine is.
func (w *work) measure(m engine.Measure) {
	s := &w.stats
	for _, f := range []struct {
		to   *int
		is   int
		most bool // of all that was said
	}{{&s.Unroll, m.Unroll, false}, {&s.Rounds, m.Rounds, false}, {&s.Threads, m.Threads, false}, {&s.Steps, m.Steps, true}, {&s.Terms, m.Terms, true}} {
		if f.is > 0 && !(f.most && *f.to > f.is) {
			*f.to = f.is
		}
	}
	w.now.Unroll, w.now.Rounds, w.now.Threads, w.now.Steps, w.now.Terms = s.Unroll, s.Rounds, s.Threads, s.Steps, s.Terms
}

// checkPasses has the invariants checked after each pass; tests set it.
var checkPasses bool

// runner runs passes as part of the work.
func (w *work) runner() *passes.Runner {
	r := &passes.Runner{Check: checkPasses || w.o.CheckPasses, Phase: w.phase}
	if w.o.Dump != nil {
		r.Dump = func(name string, print func(io.Writer) error) {
			if slices.Contains(w.o.DumpAfter, name) || slices.Contains(w.o.DumpAfter, "all") {
				_ = print(w.o.Dump) // a writer that fails is noticed by whoever owns it
			}
		}
	}
	return r
}

// solver makes a solver whose checks are measured, and shown as SMT-LIB.
func (w *work) solver(a *smt.Arena) (smt.Solver, error) {
	w.stats.Solver = w.o.solver()
	s, err := solvers.New(w.stats.Solver, a)
	return &measured{Solver: s, w: w, arena: a}, err
}

func (o Options) solver() string {
	if o.Solver == "" {
		return "sat"
	}
	return o.Solver
}

type measured struct {
	smt.Solver
	w        *work
	arena    *smt.Arena
	asserted []smt.Term // for showing
}

func (m *measured) Assert(t smt.Term) {
	if m.w.o.DumpSMT != nil {
		m.asserted = append(m.asserted, t)
	}
	m.Solver.Assert(t)
}

func (m *measured) Check(ctx context.Context, assumptions ...smt.Term) (status smt.Status, err error) {
	if m.w.o.DumpSMT != nil {
		terms := append(slices.Clone(m.asserted), assumptions...)
		if err := smtlib.WriteSMTLIB(m.w.o.DumpSMT, m.arena, terms); err != nil {
			return smt.Unknown, err
		}
	}
	m.w.stats.Solves++
	m.w.phase("solve", func() { status, err = m.Solver.Check(ctx, assumptions...) })
	return status, err
}
