package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/spf13/pflag"
	"golang.org/x/sync/errgroup"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// batched: the arguments are programs of their own, each with a verdict.
func (inv *invocation) batched() bool {
	return inv.opts.each || slices.ContainsFunc(inv.args, func(arg string) bool {
		info, err := os.Stat(arg)
		return isTask(arg) || err == nil && info.IsDir()
	})
}

// runBatch verifies many programs, several at a time, each in a process of its own: so its time and its
// memory are its own.
func runBatch(ctx context.Context, inv *invocation) (int, error) {
	for _, name := range []string{"html", "witness", "save-schedule", "dump-smt", "dump-after"} {
		if inv.flags.Changed(name) {
			return 0, inv.usage("--%s is for one program; there are several", name)
		}
	}
	tasks, err := inv.tasks()
	if err != nil {
		return 0, err
	}
	args := inv.forwarded()
	limit := inv.opts.jobs
	if limit == 0 {
		limit = max(1, runtime.NumCPU()/2) // two engines run side by side
	}
	reports := make([]*report.Report, len(tasks))
	faults := make([]string, len(tasks))
	progress := newProgress(inv)
	group, work := errgroup.WithContext(ctx)
	group.SetLimit(limit)
	for i, t := range tasks {
		group.Go(func() error {
			_, err := guard(func() (struct{}, error) {
				progress.phase(t.name)
				var err error
				reports[i], faults[i], err = inv.verifyTask(work, t, args)
				return struct{}{}, err
			})
			return err
		})
	}
	err = group.Wait()
	progress.clear()
	if err != nil {
		return 0, err
	}
	code := exitOK
	for i, r := range reports {
		of := inv.exitCode(r.Result.Verdict)
		if faults[i] != "" {
			of = exitUsage
		}
		if code != exitViolated && of != exitOK && (code == exitOK || of != exitUnknown) {
			code = of
		}
	}
	list := func(w io.Writer) error { return report.JSONList(w, reports...) }
	return code, inv.writeReports(list, func(w io.Writer) error {
		var b strings.Builder
		for i, r := range reports {
			r.Line(&b, tasks[i].name, tasks[i].expect, inv.textOptions(w))
		}
		report.Summary(&b, reports...)
		_, err := io.WriteString(w, b.String())
		return err
	}, reports...)
}

// verifyTask verifies one program; fault is what was wrong with it, which is a reason for UNKNOWN here.
func (inv *invocation) verifyTask(ctx context.Context, t *task, args []string) (r *report.Report, fault string, err error) {
	began := time.Now()
	unknown := func(why string) *report.Report {
		return &report.Report{Result: &verifier.Result{Verdict: verifier.Unknown, Reason: why}, Elapsed: time.Since(began)}
	}
	run := func(flags []string) error {
		args := append(append(slices.Clone(args), flags...), t.files...)
		args = append(append(append(args, "--"), inv.clangArgs...), t.clang...)
		c, out, errs, err := inv.self(ctx, "", append([]string{"verify", "--format=json"}, args...))
		if err != nil {
			return err
		}
		if r, err = report.ReadJSON(out); err != nil {
			why := cmp.Or(firstErrorLine(string(errs)), c.String())
			r = unknown(why)
			if c.ExitCode() == exitUsage {
				fault = why
			}
		}
		return nil
	}
	if t.skip != "" {
		r = unknown(t.skip)
	} else if err := run(t.flags); err != nil {
		return nil, "", err
	} else if first := r; t.freed && r.Result.Verdict == verifier.Verified {
		if err := run([]string{"--check=leaks", "--set=" + threadLeaksSetting + "=0"}); err != nil {
			return nil, "", err
		}
		switch r.Result.Verdict {
		case verifier.Verified:
			r = first
		case verifier.Violated:
			r = unknown("some memory is not freed at the end, and valid-memtrack asks whether something still points to it, which is not decided")
		}
	}
	r.Program, r.Version = []string{t.name}, version()
	r.Source = trace.SourceFiles("")
	return r, fault, nil
}

// self runs gsmack in a folder, and waits. The error is that it could not be run, or that of ctx.
func (inv *invocation) self(ctx context.Context, dir string, args []string) (state *os.ProcessState, stdout, stderr []byte, err error) {
	program, err := os.Executable()
	if err != nil {
		return nil, nil, nil, err
	}
	c := exec.CommandContext(ctx, program, args...)
	c.Dir = dir
	// It ends its own children and removes its files when it is interrupted.
	c.Cancel = func() error { return c.Process.Signal(os.Interrupt) }
	c.WaitDelay = 5 * time.Second
	c.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	var out, errs bytes.Buffer
	c.Stdout, c.Stderr = &out, &errs
	err = c.Run()
	if ctx.Err() != nil {
		return nil, nil, nil, ctx.Err()
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		return nil, nil, nil, err
	}
	return c.ProcessState, out.Bytes(), errs.Bytes(), nil
}

// forwarded are the flags that were given, for one program.
func (inv *invocation) forwarded() []string {
	var out []string
	inv.flags.Visit(func(f *pflag.Flag) {
		switch f.Name {
		case "each", "format", "output", "color", "sarif", "junit", "fail-on", "verbose", "full":
			return
		case "jobs":
			out = append(out, "--jobs=1")
			return
		}
		if list, ok := f.Value.(pflag.SliceValue); ok {
			for _, v := range list.GetSlice() {
				out = append(out, "--"+f.Name+"="+v)
			}
			return
		}
		out = append(out, "--"+f.Name+"="+strings.Trim(f.Value.String(), "[]"))
	})
	return out
}
