package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"time"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/llvm2ivl"
	"github.com/gsmack/gsmack/verifier"
)

// grace is how long a cancelled phase may take to notice before the verdict is
// given without it.
const grace = 600 * time.Millisecond

// runVerify is gsmack verify.
func runVerify(ctx context.Context, inv *invocation) (int, error) {
	if inv.batched() {
		return runBatch(ctx, inv)
	}
	if verifier.Engine(inv.opts.engine).Compiled() {
		return runExplore(ctx, inv)
	}
	return inv.reported(ctx, inv.decide)
}

// reported has decide give a verdict within the time limit, and reports it.
func (inv *invocation) reported(ctx context.Context, decide func(context.Context, *findings, *progress) (*verifier.Result, error)) (int, error) {
	began := time.Now()
	work := ctx
	if inv.opts.timeout > 0 {
		var cancel context.CancelFunc
		work, cancel = context.WithTimeout(ctx, inv.opts.timeout)
		defer cancel()
	}
	r := &findings{times: newStopwatch()}
	progress := newProgress(inv)
	type outcome struct {
		result *verifier.Result
		err    error
	}
	done := make(chan outcome, 1)
	go func() {
		result, err := guard(func() (*verifier.Result, error) { return decide(work, r, progress) })
		done <- outcome{result, err}
	}()
	var out outcome
	select {
	case out = <-done:
	case <-work.Done():
		select {
		case out = <-done:
		case <-time.After(grace):
			// The goroutine goes on until the process ends, which is now; r
			// is its own, so the report starts anew.
			r = &findings{times: newStopwatch()}
			out.err = work.Err()
		}
	}
	at := progress.clear()
	if out.err != nil && work.Err() != nil { // of a tool that was killed, perhaps
		out.err = work.Err()
	}
	switch {
	case errors.Is(out.err, context.DeadlineExceeded):
		out.result = at.Stopped("")
	case errors.Is(out.err, context.Canceled):
		out.result = &verifier.Result{Verdict: verifier.Unknown, Bounds: at.Covered}
	case out.err != nil:
		return 0, out.err
	}
	r.result = out.result
	if r.result.Verdict == verifier.Unknown && work.Err() != nil && !r.result.Pos.IsValid() {
		// The reason does not depend on the phase that noticed it. A construct that was not understood is one by itself.
		r.result.Reason = stopReason(ctx, inv.opts.timeout, at) + r.result.Aside
	}
	for _, violation := range slices.Concat(r.result.Others, []*verifier.Result{r.result}) {
		if violation.Trace != nil {
			violation.Trace.FillSource(r.sources.line)
		}
	}
	if s := r.result.Schedule; s != nil {
		if err := writeFile(inv.opts.saveSchedule, s.Write); err != nil {
			return 0, err
		}
	}
	return inv.exitCode(r.result.Verdict), inv.writeReport(r, time.Since(began))
}

// exitCode is that of a verdict: the usual one, or what --fail-on says.
func (inv *invocation) exitCode(v verifier.Verdict) int {
	switch {
	case !inv.flags.Changed("fail-on"):
		return v.ExitCode()
	case !slices.Contains(inv.opts.failOn, v.String()):
		return exitOK
	case v == verifier.Bounded:
		return exitBounded
	}
	return v.ExitCode()
}

func stopReason(ctx context.Context, limit time.Duration, p verifier.Progress) string {
	at, help := p.At()
	if ctx.Err() != nil {
		return "interrupted " + at
	}
	return fmt.Sprintf("the time limit of %s was reached %s; give more with --timeout, or %s", limit, at, help)
}

// decide loads the program and verifies it.
func (inv *invocation) decide(ctx context.Context, r *findings, progress *progress) (*verifier.Result, error) {
	progress.phase("translate")
	l, err := inv.load(ctx, r.times)
	if err != nil {
		return nil, err
	}
	r.provenance = l.provenance
	o := inv.verifierOptions(progress)
	if inv.explorable() {
		o.Explore = inv.exploreBeside
	}
	if inv.opts.dumpSMT != "" {
		f, err := os.Create(inv.opts.dumpSMT)
		if err != nil {
			return nil, unwritable(inv.opts.dumpSMT, err)
		}
		defer f.Close()
		o.DumpSMT = f
	}
	result, ds := verifier.Verify(ctx, l.program, o)
	warnings, err := split(ds)
	if err != nil {
		return nil, err
	}
	if (result.Guess || result.Rest != nil && result.Rest.Guess) && !inv.noGuesses {
		again := *inv
		again.noGuesses = true
		return again.decide(ctx, r, progress)
	}
	if result.Schedule != nil {
		result.Schedule.NoGuesses = inv.noGuesses
	}
	if inv.opts.witness != "" && result.Verdict == verifier.Verified && inv.opts.checked()&verifier.CheckAssert != 0 {
		r.invariants = report.Invariants(l.program)
	}
	inv.proposePort(ctx, result, l.sources)
	r.warnings = append(append(r.warnings, warnings...), inv.unusedBenign(result)...)
	if inv.opts.confirm {
		if err := inv.confirm(ctx, r, l.program, progress, result); err != nil {
			return nil, err
		}
	}
	return result, nil
}

// verifierOptions are the options of verify as the verifier has them.
func (inv *invocation) verifierOptions(progress *progress) verifier.Options {
	o := inv.opts.verifier()
	o.Progress, o.Dump, o.NoGuesses = progress.update, inv.stderr, inv.noGuesses
	return o
}

// writeReport prints the report where the user wants it.
func (inv *invocation) writeReport(f *findings, elapsed time.Duration) error {
	for _, d := range f.warnings {
		if d.ID != llvm2ivl.SettingDiagnostic && d.ID != llvm2ivl.MissingDiagnostic && d.ID != llvm2ivl.UndefinedDiagnostic { // the report says so itself
			fmt.Fprintln(inv.stderr, shorten(d.String()))
		}
	}
	r := inv.report(f, elapsed)
	return inv.writeReports(r.JSON, func(w io.Writer) error { return r.Text(w, inv.textOptions(w)) }, r)
}
