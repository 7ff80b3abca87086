package main

import (
	"context"

	"github.com/gsmack/gsmack/cmd/gsmack/native"
	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/verifier"
)

// confirm executes a counterexample on the compiled program. Where that is not possible it says why. The error is that of ctx.
func (inv *invocation) confirm(ctx context.Context, f *findings, progress *progress, result *verifier.Result) error {
	if result.Verdict != verifier.Violated || result.Trace == nil {
		return nil
	}
	if result.Stats.Engine == verifier.Explore {
		f.compiled = &report.Compiled{Confirmed: true} // that is where it was found
		return nil
	}
	s, why, err := inv.follow(ctx, f, progress, result)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if err != nil {
		why = oneLine(firstErrorLine(err.Error()))
	}
	f.compiled = &report.Compiled{Confirmed: s != nil, Reason: why}
	return nil
}

// follow finds a counterexample in the compiled program.
func (inv *invocation) follow(ctx context.Context, f *findings, progress *progress, result *verifier.Result) (*native.Schedule, string, error) {
	q, _, done, err := inv.compileNative(ctx, f, progress, true)
	if err != nil {
		return nil, "", err
	}
	defer done()
	defer f.times.start("confirm")()
	return native.Follow(ctx, *q, result.Trace)
}
