package main

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/bench"
	"github.com/gsmack/gsmack/verifier"
)

func benchFlags(f *pflag.FlagSet, o *options) {
	f.StringVar(&o.bench.Only, "only", "", "run only what has `text` in its name")
	f.IntVar(&o.bench.Sizes, "sizes", 0, "run the first `N` sizes of each program only (0: all)")
	f.DurationVar(&o.timeout, "timeout", time.Minute, "give each run this `time`")
	f.StringVar(&o.engine, "engine", "auto", "decide with `"+strings.Join(verifier.Engines(), "|")+"`")
	f.IntVar(&o.jobs, "jobs", 0, "run up to `N` engines at the same time (0: one a core)")
	f.StringVar(&o.format, "format", "md", "print a table as `md|json`")
	f.StringVar(&o.bench.Into, "into", "", "put the table into `file`, between its lines "+bench.TableBegin+" and "+bench.TableEnd)
}

// runBench is gsmack bench.
func runBench(ctx context.Context, inv *invocation) (int, error) {
	o := inv.opts.bench
	o.Timeout, o.Engine, o.Jobs, o.Format = inv.opts.timeout, inv.opts.engine, inv.opts.jobs, inv.opts.format
	b := bench.Bench{Options: o, Gsmack: inv.self, Stdout: inv.stdout, Stderr: inv.stderr}
	wrong, err := b.Run(ctx, inv.args)
	var nothing *bench.NothingError
	switch {
	case errors.As(err, &nothing):
		return 0, inv.usage("%s", nothing.Reason)
	case err != nil:
		return 0, err
	case wrong:
		return exitViolated, nil
	}
	return exitOK, nil
}
