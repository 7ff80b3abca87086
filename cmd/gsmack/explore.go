package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/explore"
	"github.com/gsmack/gsmack/verifier/trace"
)

func exploreFlags(f *pflag.FlagSet, o *options) {
	f.IntVar(&o.executions, "executions", 0, "stop after `N` executions (0: go through all)")
	f.IntVar(&o.jobs, "jobs", 1, "explore with `N` processes at the same time (0: one a core)")
	f.StringVar(&o.checkpoint, "checkpoint", "", "write to `file`, every few seconds and at an interrupt, how far the exploration is")
	f.StringVar(&o.resume, "resume", "", "go on from where `file` says, that --checkpoint wrote")
	f.IntVar(&o.preemptions, "preemptions", -1, "go through the executions in which a thread that could go on is preempted up to `K` times (-1: any number)")
	f.IntVar(&o.random, "random", 0, "executions in random order, 10000 unless --executions or --timeout says how many; `D` is the depth of bugs, the number of steps whose order matters (3 if none is given)")
	f.Lookup("random").NoOptDefVal = "3"
	f.Uint64Var(&o.seed, "seed", 1, "what random executions begin with, `N`: the same ones each time")
	f.IntVar(&o.steps, "steps", native.DefaultSteps, "end an execution after `N` steps, which is a bound")
}

// runExplore is gsmack explore.
func runExplore(ctx context.Context, inv *invocation) (int, error) {
	if inv.opts.project != "" || len(inv.opts.from) > 0 {
		return 0, inv.usage("the explorer compiles the files that are named; it does not take --project or --from")
	}
	return inv.reported(ctx, inv.explore)
}

// nativeChecks are the classes of checks that the runtime knows.
var nativeChecks = map[verifier.Checks]native.Check{
	verifier.CheckAssert: native.CheckAssert, verifier.CheckDeadlock: native.CheckDeadlock, verifier.CheckRace: native.CheckRace,
	verifier.CheckMisuse: native.CheckMisuse, verifier.CheckLeaks: native.CheckLeak, verifier.CheckMemory: native.CheckMemory,
}

// explore compiles the program and goes through its schedules.
func (inv *invocation) explore(ctx context.Context, f *findings, progress *progress) (*verifier.Result, error) {
	if inv.opts.checked()&verifier.CheckLinearizable != 0 {
		return nil, inv.usage("the explorer does not compare histories; leave linearizable out of --check, or take another engine")
	}
	seen := exploredChecks
	if inv.program != "" {
		seen &^= verifier.CheckRace
		if inv.opts.checked()&(seen|verifier.CheckLeaks) == 0 {
			return nil, inv.usage("in a program that gsmack has not compiled it sees no accesses to memory; name its sources, or check deadlock, assert, misuse or leaks")
		}
		inv.opts.checks = (inv.opts.checked() &^ verifier.CheckRace).Names()
	}
	q, sources, done, err := inv.prepare(ctx, f, progress, native.Options{Memory: inv.opts.checked()&verifier.CheckMemory != 0})
	if err != nil {
		var unmodelled *native.Unmodelled
		if errors.As(err, &unmodelled) {
			return &verifier.Result{Verdict: verifier.Unknown, Reason: err.Error()}, nil
		}
		return nil, err
	}
	defer done()
	f.sources = sources
	// Of the other classes only some failures are seen, so that nothing can be said of the rest.
	covered := inv.opts.checked() & seen
	q.Jobs = inv.opts.jobs
	if inv.flags.Changed("jobs") && q.Jobs == 0 {
		q.Jobs = runtime.NumCPU()
	}
	ctx, stop := verifier.LimitMemory(ctx, inv.opts.memoryLimit.bytes())
	defer stop()
	out, err := inv.exploreProgram(ctx, q, f, progress, false)
	var reasons []string
	for _, class := range uncovered {
		if inv.opts.checked()&class.check == 0 {
			continue
		}
		reasons = append(reasons, class.only)
		if class.check&verifier.DefaultChecks == 0 && err == nil && len(out.Assumptions) > 0 { // it was asked for
			out.Assumptions = append(out.Assumptions, class.holds+": "+class.only)
		}
	}
	if covered != 0 {
		inv.opts.checks = covered.Names()
	} else if err == nil && out.Verdict != verifier.Violated {
		return &verifier.Result{Reason: strings.Join(reasons, "; ") + "; check assert, too", Stats: out.Stats}, nil
	}
	return out, err
}

// exploredChecks are the classes of which the explorer sees every failure.
const exploredChecks = verifier.CheckAssert | verifier.CheckDeadlock | verifier.CheckRace | verifier.CheckMisuse

// uncovered are the classes of which the explorer does not see every failure: what a verdict then assumes, and why.
var uncovered = []struct {
	check       verifier.Checks
	holds, only string
}{
	{verifier.CheckMemory, "no access to memory is wrong", "the explorer finds accesses outside of objects and to dead ones, but does not show that there are none"},
	{verifier.CheckLeaks, "nothing leaks", "the explorer finds what the executions that it runs leak, but does not show that nothing leaks"},
	{verifier.CheckOverflow, "nothing overflows", "the explorer does not look for overflows"},
}

// explorable reports whether the explorer can take what the other engines are given: C files, with nothing asked for that only those know.
func (inv *invocation) explorable() bool {
	o := &inv.opts
	return len(inv.args) > 0 && !slices.ContainsFunc(inv.args, func(a string) bool { return filepath.Ext(a) != ".c" }) &&
		o.integers == "bitvector" && !o.havocUnknown
}

// exploreBeside is the explorer as one of several engines. It runs no program that does more than compute, ask and print, unless asked to by name.
// When that is built it calls built.
func (inv *invocation) exploreBeside(ctx context.Context, built func()) *verifier.Result {
	silent := &progress{stopped: true}
	beside := &findings{times: newStopwatch()}
	q, _, done, err := inv.prepare(ctx, beside, silent, native.Options{Memory: inv.opts.checked()&verifier.CheckMemory != 0})
	if err != nil {
		return nil
	}
	defer done()
	if !q.OnlyAsks() {
		return nil
	}
	built()
	out, err := inv.exploreProgram(ctx, q, beside, silent, true)
	var defect *explore.Panicked
	if errors.As(err, &defect) {
		panic(defect)
	}
	if err != nil && out == nil {
		return nil
	}
	if checked := inv.opts.checked(); out.Verdict == verifier.Verified && checked&^exploredChecks != 0 {
		out.Verdict = verifier.Bounded
		out.Reason = "the compiled program did not fail under any schedule, so that " + strings.Join((checked&exploredChecks).Names(), ", ") + " hold"
	}
	return out
}

// exploreProgram goes through the schedules of a program that was built. A result beside an error, that of ctx, says how far it came.
// Beside other engines, an execution that accesses memory wrongly fails only if that is asked, as it does for them.
func (inv *invocation) exploreProgram(ctx context.Context, q *native.Question, f *findings, progress *progress, beside bool) (*verifier.Result, error) {
	checked := inv.opts.checked()
	for c, n := range nativeChecks {
		if checked&c != 0 {
			q.Checks |= n
		}
	}
	q.Executions, q.Steps, q.Depth, q.Seed, q.Preemptions = inv.opts.executions, inv.opts.steps, inv.opts.random, inv.opts.seed, -1
	if inv.flags.Lookup("preemptions") != nil {
		q.Preemptions = inv.opts.preemptions
	}
	if q.Depth > 0 && q.Executions == 0 && inv.opts.timeout == 0 {
		q.Executions = 10000
	}
	defer f.times.start("explore")()
	if err := inv.checkpoints(q); err != nil {
		return nil, err
	}
	began := time.Now()
	q.Report = func(x *explore.Result) {
		progress.update(verifier.Progress{Phase: pace(x, time.Since(began))})
	}
	a, err := native.Explore(ctx, *q)
	if errors.Is(err, native.ErrCheckpoint) {
		return nil, inputError{{ID: "checkpoint", Pos: ivl.Pos{File: inv.opts.resume}, Message: err.Error()}}
	}
	if a == nil || a.Result == nil || err != nil && ctx.Err() == nil {
		return nil, err
	}
	if err != nil {
		out := exploredResult(a, q)
		out.Verdict, out.Limited = verifier.Bounded, true
		out.Bounds = append(out.Bounds, executionsBound(a))
		full := errors.Is(context.Cause(ctx), verifier.ErrMemory)
		if a.Executions > 0 && (full || errors.Is(err, context.DeadlineExceeded)) {
			return out, nil
		}
		if full {
			return &verifier.Result{Reason: verifier.ErrMemory.Error(), Stats: out.Stats}, nil
		}
		return out, err
	}
	if t := a.Trace; beside && t != nil && checked&verifier.CheckMemory == 0 && (t.Property == "memory" || t.Property == "crash") {
		out := exploredResult(a, q)
		return &verifier.Result{Stats: out.Stats, Reason: fmt.Sprintf("the compiled program ends by what is not asked about: %s: %s", t.Property, t.Message)}, nil
	}
	if a.Schedule != nil {
		if err := writeFile(inv.opts.saveSchedule, a.Schedule.Write); err != nil {
			return nil, err
		}
	}
	return exploredResult(a, q), nil
}

// pace says how far an exploration is, and, where that can be estimated, how far it goes.
func pace(x *explore.Result, spent time.Duration) string {
	text := fmt.Sprintf("explore, %d executions, %.0f/s", x.Executions, float64(x.Executions)/spent.Seconds())
	if x.Share > 0 {
		left := time.Duration(float64(spent) * (1/x.Share - 1)).Round(time.Second)
		text += fmt.Sprintf(", %.2g %% of about %.3g, %v left", 100*x.Share, float64(x.Executions)/x.Share, left)
	}
	return text
}

// checkpoints has the exploration go on from --resume, and write to --checkpoint.
func (inv *invocation) checkpoints(q *native.Question) error {
	if file := inv.opts.resume; file != "" {
		data, err := os.ReadFile(file)
		if err != nil {
			return inputError{{ID: "checkpoint", Pos: ivl.Pos{File: file}, Message: err.Error()}}
		}
		q.Resume = data
	}
	if file := inv.opts.checkpoint; file != "" {
		q.Save = func(data []byte) { // whoever is killed meanwhile leaves the one before
			err := os.WriteFile(file+".new", data, 0o666)
			if err == nil {
				err = os.Rename(file+".new", file)
			}
			if err != nil {
				fmt.Fprintln(inv.stderr, shorten(unwritable(file, err).Error()))
			}
		}
	}
	return nil
}

// maxNamed is how many functions are named that have no model.
const maxNamed = 12

// named lists them.
func named(functions []string) string {
	if n := len(functions); n > maxNamed {
		return fmt.Sprintf("%s and %d more", strings.Join(functions[:maxNamed], ", "), n-maxNamed)
	}
	return strings.Join(functions, ", ")
}

// exploredResult is what the answer says in the words of the other engines.
func exploredResult(a *native.Answer, q *native.Question) *verifier.Result {
	built := &q.Built
	out := &verifier.Result{}
	if a.Result != nil {
		out.Stats = verifier.Stats{Engine: verifier.Explore, Executions: a.Executions, Blocked: a.Blocked + a.Redundant, Threads: a.Threads, Steps: a.Events}
	}
	switch {
	case a.Reason != "":
		out.Reason = a.Reason
		out.Pos = ivl.Pos{File: a.Pos.File, Line: int32(a.Pos.Line), Col: int32(a.Pos.Column)}
		return out
	case a.Trace != nil:
		return violated(out, a.Trace)
	}
	reused := ""
	if built.Library != "" {
		reused = ", or the identity of a thread that was joined,"
		out.Assumptions = []string{"threads synchronise by the functions of pthreads, semaphores and C11's threads alone: what they do between two calls of these was one piece, data races and atomic operations were not looked at",
			"the program is run with these arguments, files and environment, and nothing to read"}
	} else if len(built.Unseen) > 0 {
		out.Assumptions = []string{"functions of the system's libraries access no memory of the program in a race, and write none that a loop waits for: " + named(built.Unseen)}
	}
	if built.Library == "" && q.Checks&native.CheckRace == 0 {
		out.Assumptions = append(out.Assumptions, "who races with the copy of an object finds it copied byte by byte, from its beginning on")
	}
	out.Assumptions = append(out.Assumptions, "reads of memory that nothing has initialised do not matter", "it does not matter where objects lie, and whether freed memory"+reused+" is used again", "output does not fail")
	if built.Cancels {
		out.Assumptions = append(out.Assumptions, "nobody is cancelled in a function of the system's libraries, but for those of threads, sleep, read and recv")
	}
	if len(built.Outside) > 0 {
		out.Assumptions = append(out.Assumptions, "what has no model and is the system's own neither waits nor answers otherwise another time: "+named(built.Outside))
	}
	for _, name := range slices.Sorted(maps.Keys(a.Bounds)) {
		out.Bounds = append(out.Bounds, verifier.BoundHit{Name: name, Limit: a.Bounds[name], Stated: true})
	}
	if a.Cut != "" {
		out.Bounds = append(out.Bounds, executionsBound(a))
	}
	for _, at := range a.Benign {
		out.Benign = append(out.Benign, ivl.Pos{File: at.File, Line: int32(at.Line)})
	}
	out.Verdict = verifier.Verified
	if len(out.Bounds) > 0 {
		out.Verdict = verifier.Bounded
	}
	return out
}

// executionsBound says that there were so many executions, and what random ones are worth.
func executionsBound(a *native.Answer) verifier.BoundHit {
	b := verifier.BoundHit{Name: "executions", Limit: a.Executions, Stated: true}
	if a.Chance != nil {
		b.At = a.Chance.String()
	}
	return b
}

func violated(out *verifier.Result, t *trace.Trace) *verifier.Result {
	out.Verdict, out.Property, out.Message, out.Trace = verifier.Violated, t.Property, t.Message, t
	out.Pos = ivl.Pos{File: t.Failure.File, Line: int32(t.Failure.Line), Col: int32(t.Failure.Column)}
	return out
}

// prepare makes the program that the explorer runs, in a folder that done removes: that of the command line, which was compiled elsewhere, or of its
// files; build says what for.
func (inv *invocation) prepare(ctx context.Context, f *findings, progress *progress, build native.Options) (q *native.Question, s *sources, done func(), err error) {
	progress.phase("compile")
	defer f.times.start("compile")()
	settings, err := inv.modelSettings()
	if err != nil {
		return nil, nil, nil, err
	}
	dir, err := os.MkdirTemp("", "gsmack-")
	if err != nil {
		return nil, nil, nil, err
	}
	done = func() { removeAll(dir) }
	if inv.program != "" {
		q, s, err = inv.attach(ctx, dir)
	} else {
		q, s, err = inv.compileNative(ctx, dir, build)
	}
	if err != nil {
		done()
		return nil, nil, nil, err
	}
	q.Settings = settings
	if inv.program == "" && inv.opts.volatile == "atomic" {
		settings["volatile"] = 1 // of the runtime
	}
	return q, s, done, nil
}

// attach prepares a program that was compiled elsewhere.
func (inv *invocation) attach(ctx context.Context, dir string) (*native.Question, *sources, error) {
	built, err := native.Attach(ctx, dir, inv.program, inv.args, native.Options{Clang: inv.opts.clang})
	var not *native.NotRunnable
	if errors.As(err, &not) {
		err = inputError{{ID: "program", Pos: ivl.Pos{File: inv.program}, Message: not.Why}}
	}
	if err != nil {
		return nil, nil, err
	}
	return &native.Question{Built: *built}, newSources(nil), nil
}

// compileNative compiles the files of the command line with the runtime.
func (inv *invocation) compileNative(ctx context.Context, dir string, build native.Options) (*native.Question, *sources, error) {
	inputs, err := inv.readInputs(append(slices.Clone(inv.args), inv.opts.models...), "C")
	if err != nil {
		return nil, nil, err
	}
	build.Clang, build.Args, build.Main = inv.opts.clang, inv.clangArgs, inv.opts.main
	if inv.opts.staticInit == "macro" {
		headers := filepath.Join(dir, "headers")
		if err := models.Include(headers); err != nil {
			return nil, nil, err
		}
		build.Args = append([]string{"-I" + filepath.Join(headers, "marked")}, build.Args...)
	}
	for _, in := range inputs {
		if in.lang != langC {
			return nil, nil, inv.usage("%s is not C, and the explorer compiles programs", in.name)
		}
		path, more, err := in.onDisk(dir)
		if err != nil {
			return nil, nil, err
		}
		build.Files, build.Args = append(build.Files, path), append(build.Args, more...)
	}
	built, err := native.Build(ctx, dir, build)
	var failed *native.Error
	if errors.As(err, &failed) {
		err = toolFault(inputs[0], dir, &clang.Error{Tool: failed.Tool, What: "compile or link the program", Text: failed.Text})
	}
	if err != nil {
		return nil, nil, err
	}
	sources := newSources(inputs)
	benign := inv.benign(sources)
	return &native.Question{Built: *built, Benign: func(at trace.Pos) bool { return benign(ivl.Pos{File: at.File, Line: int32(at.Line)}) }}, sources, nil
}
