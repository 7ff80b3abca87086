package main

import (
	"context"
	"errors"
	"os"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/trace"
)

// runReplay is gsmack replay.
func runReplay(ctx context.Context, inv *invocation) (int, error) {
	code, err := inv.replay(ctx)
	var gdb *debugging
	if errors.As(err, &gdb) {
		return verifier.Violated.ExitCode(), gdb.run()
	}
	return code, err
}

// replay executes the schedule of the first argument, of whichever kind it is.
func (inv *invocation) replay(ctx context.Context) (int, error) {
	if len(inv.args) == 0 {
		return 0, inv.usage("name the file of a schedule that gsmack verify --save-schedule wrote")
	}
	file := inv.args[0]
	inv.args = inv.args[1:]
	data, err := os.ReadFile(file)
	if err != nil {
		return 0, inputError{{ID: "schedule", Pos: ivl.Pos{File: file}, Message: "cannot be read (" + reason(err) + "); check the name"}}
	}
	if native.IsSchedule(data) {
		return inv.replayNative(ctx, file, data)
	}
	schedule, err := trace.ReadSchedule(data)
	var fault *trace.ScheduleError
	if errors.As(err, &fault) {
		return 0, scheduleFault(file, fault.Line, fault.Message)
	}
	inv.opts.checks, inv.noGuesses = schedule.Checks, schedule.NoGuesses
	return inv.reported(ctx, func(ctx context.Context, r *findings, progress *progress) (*verifier.Result, error) {
		progress.phase("translate")
		l, err := inv.load(ctx, r.times)
		if err != nil {
			return nil, err
		}
		r.provenance = l.provenance
		result, ds, err := verifier.Replay(ctx, l.program, schedule, inv.verifierOptions(progress))
		var diverged *interp.DivergedError
		if errors.As(err, &diverged) {
			return nil, scheduleFault(file, diverged.Line, "the schedule does not fit the program: "+diverged.Err.Error())
		}
		if err != nil {
			return nil, err
		}
		warnings, err := split(ds)
		if err != nil {
			return nil, err
		}
		r.warnings = append(r.warnings, warnings...)
		if (inv.opts.compiled || inv.opts.gdb) && result.Trace != nil {
			return inv.replayCompiled(ctx, r, l.program, progress, result)
		}
		return result, nil
	})
}

// scheduleFault is a fault in the file of a schedule.
func scheduleFault(file string, line int, message string) error {
	return inputError{{ID: "schedule", Pos: ivl.Pos{File: file, Line: int32(line), Col: 1}, Message: message}}
}
