package verifier

import (
	"slices"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/passes"
)

// phase runs f, adds its time to the statistics, and tells the progress.
func (r *run) phase(name string, f func()) {
	r.now.Phase = name
	r.report()
	start := time.Now()
	f()
	took := time.Since(start)
	for i := range r.stats.Phases {
		if r.stats.Phases[i].Name == name {
			r.stats.Phases[i].Time += took
			return
		}
	}
	r.stats.Phases = append(r.stats.Phases, Phase{name, took})
}

// phase is the time that a phase took so far.
func (s *Stats) phase(name string) time.Duration {
	for _, p := range s.Phases {
		if p.Name == name {
			return p.Time
		}
	}
	return 0
}

func (r *run) report() {
	if r.o.Progress != nil {
		r.now.Elapsed = time.Since(r.start)
		r.o.Progress(r.now)
	}
}

// dumpable are the points at which the program can be looked at, in order.
var dumpable = func() [][2]string {
	names := [][2]string{
		{"lower", "basic blocks, one access to shared memory a statement, contracts made explicit"},
		{"spin", "iterations of loops that change nothing end the thread: waiting in a loop needs no unrolling"},
		{"lal-reps", "the sequential program of --sequentialization=lal-reps; what follows is done to it"},
		{"flatten", "one procedure a thread instance: calls inlined, loops unrolled, constants propagated"},
	}
	for _, p := range passes.Table {
		names = append(names, [2]string{p.Name, p.Doc})
	}
	return append(names,
		[2]string{"sequentialize", "one sequential program that covers the rounds"},
		[2]string{"completeness", "the program that asks whether more rounds are needed"},
		[2]string{"order", "what each thread does step by step, as the engine order sees it"},
	)
}()

// Passes lists the names that Options.DumpAfter takes, each with a line that
// says what the pass does.
func Passes() [][2]string { return dumpable }

// dump prints the program after a pass, if that was asked for.
func (r *run) dump(pass string, p func() *ivl.Program) {
	if r.wants(pass) {
		// A writer that fails is noticed by whoever owns it.
		_ = ivl.Print(r.o.Dump, p(), ivl.Gsmack)
	}
}

// wants reports whether what a pass gives is to be printed.
func (r *run) wants(pass string) bool {
	return r.o.Dump != nil && (slices.Contains(r.o.DumpAfter, pass) || slices.Contains(r.o.DumpAfter, "all"))
}
