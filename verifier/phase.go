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

// ownDumps are the points between the passes at which the engines show the program.
var ownDumps = [][2]string{
	{"lal-reps", "the sequential program of --sequentialization=lal-reps; what follows is done to it"},
	{"sequentialize", "one sequential program that covers the rounds"},
	{"completeness", "the program that asks whether more rounds are needed"},
	{"order", "what each thread does step by step, as the engine order sees it"},
}

// Passes lists the names that Options.DumpAfter takes, each with a line that
// says what the pass does.
func Passes() [][2]string {
	var out [][2]string
	for _, p := range passes.Table {
		out = append(out, [2]string{p.Name, p.Doc})
	}
	return append(out, ownDumps...)
}

// checkPasses has the invariants checked after each pass; tests set it.
var checkPasses bool

// runner runs the passes for r.
func (r *run) runner() *passes.Runner {
	return &passes.Runner{Check: checkPasses || r.o.CheckPasses, Phase: r.phase, Dump: r.dump}
}

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
