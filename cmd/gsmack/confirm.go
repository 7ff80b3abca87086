package main

import (
	"context"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// confirm executes a counterexample on the compiled program. Where that is not possible it says why. The error is that of ctx.
func (inv *invocation) confirm(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) error {
	if result.Verdict != verifier.Violated || result.Trace == nil {
		return nil
	}
	if result.Stats.Engine.Compiled() {
		f.compiled = &report.Compiled{Confirmed: true} // that is where it was found
		return nil
	}
	if _, err := inv.follow(ctx, f, program, progress, result); err != nil {
		f.compiled = &report.Compiled{Reason: report.OneLine(firstErrorLine(err.Error()))}
	}
	return ctx.Err()
}

// replayCompiled executes on the compiled program what the interpreter has executed, which is the result where that differs.
func (inv *invocation) replayCompiled(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) (*verifier.Result, error) {
	t, err := inv.follow(ctx, f, program, progress, result)
	if t == nil || err != nil {
		return result, err
	}
	return replayed(t), nil
}

// follow finds a counterexample in the compiled program, and notes whether there is one. The trace is nil if not.
func (inv *invocation) follow(ctx context.Context, f *findings, program *ivl.Program, progress *progress, result *verifier.Result) (*trace.Trace, error) {
	why := "another execution of the compiled program ends without that failure"
	found := result.Trace
	t, err := inv.reproduce(ctx, f, progress, native.Options{Follows: found.Property, Places: native.Placement(program, result.Schedule)}, func(q *native.Question) (s *native.Schedule, err error) {
		q.Give(result.Schedule)
		s, reason, err := native.Follow(ctx, *q, found)
		if s == nil {
			why = reason
		}
		return s, err
	})
	f.compiled = &report.Compiled{Confirmed: t != nil}
	if t == nil {
		f.compiled.Reason = why
	}
	return t, err
}

// replayNative executes a schedule of the explorer on the compiled program.
func (inv *invocation) replayNative(ctx context.Context, file string, data []byte) (int, error) {
	schedule, err := native.ReadSchedule(data)
	if err != nil {
		return 0, inputError{{ID: "schedule", Pos: ivl.Pos{File: file}, Message: err.Error()}}
	}
	return inv.reported(ctx, func(ctx context.Context, f *findings, progress *progress) (*verifier.Result, error) {
		t, err := inv.reproduce(ctx, f, progress, native.Options{Memory: schedule.Checks&native.CheckMemory != 0}, func(*native.Question) (*native.Schedule, error) { return schedule, nil })
		if err != nil {
			return nil, err
		}
		if t == nil {
			return nil, inputError{{ID: "schedule", Pos: ivl.Pos{File: file}, Message: "the schedule does not fit the program: it does not end in the failure that it names"}}
		}
		return replayed(t), nil
	})
}

func replayed(t *trace.Trace) *verifier.Result {
	return violated(&verifier.Result{Stats: verifier.Stats{Engine: verifier.Explore}}, t)
}

// reproduce compiles the program, executes the schedule that find gives for it, and removes it. The trace is nil if there is no
// schedule, or it does not end in its failure. With --gdb the error is what has gdb execute it.
func (inv *invocation) reproduce(ctx context.Context, f *findings, progress *progress, build native.Options, find func(*native.Question) (*native.Schedule, error)) (*trace.Trace, error) {
	q, sources, done, err := inv.prepare(ctx, f, progress, build)
	if err != nil {
		return nil, err
	}
	kept := false
	defer func() {
		if !kept {
			done()
		}
	}()
	if f.sources == nil {
		f.sources = sources
	}
	defer f.times.start("confirm")()
	s, err := find(q)
	if s == nil || err != nil {
		return nil, err
	}
	t, err := native.ReplayTrace(ctx, *q, s)
	if t == nil || err != nil || !inv.opts.gdb {
		return t, err
	}
	kept = true
	return nil, &debugging{func() error {
		defer done()
		return native.Debug(*q, s, t, inv.stdin, inv.stdout, inv.stderr)
	}}
}

// debugging is the error that a schedule is to be executed in gdb, when nothing else is to be done: what interrupts a
// program there does not interrupt gsmack.
type debugging struct{ run func() error }

func (*debugging) Error() string { return "the schedule is to be executed in gdb" }
