package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"time"

	"github.com/goccy/go-yaml"
	"github.com/spf13/pflag"
	"golang.org/x/sync/errgroup"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/trace"
)

// task is one program to be verified on its own.
type task struct {
	name   string
	files  []string
	flags  []string // beside those of the command line
	clang  []string
	expect *bool  // whether the property holds, if the task says so
	skip   string // why it cannot be decided
	freed  bool   // VERIFIED asks that all memory is freed, too
}

// batched: the arguments are programs of their own, each with a verdict.
func (inv *invocation) batched() bool {
	return inv.opts.each || slices.ContainsFunc(inv.args, func(arg string) bool {
		info, err := os.Stat(arg)
		return isTask(arg) || err == nil && info.IsDir()
	})
}

func isTask(path string) bool {
	ext := filepath.Ext(path)
	return ext == ".yml" || ext == ".yaml"
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
	if err := inv.writeReports(reports...); err != nil {
		return 0, err
	}
	return code, inv.withOutput(func(w io.Writer) error {
		switch inv.opts.format {
		case "json":
			return report.JSONList(w, reports...)
		case "github":
			for _, r := range reports {
				if err := r.GitHub(w); err != nil {
					return err
				}
			}
			return nil
		}
		var b strings.Builder
		for i, r := range reports {
			r.Line(&b, tasks[i].name, tasks[i].expect, inv.textOptions(w))
		}
		report.Summary(&b, reports...)
		_, err := io.WriteString(w, b.String())
		return err
	})
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

// tasks are the programs that the arguments name: a file is one, a task definition as many as it has
// properties, and a folder all below it. Where a folder has task definitions, their input files are no programs
// of their own.
func (inv *invocation) tasks() ([]*task, error) {
	var out []*task
	var faults inputError
	fault := func(path, message string) {
		faults = append(faults, ivl.Diagnostic{ID: "task", Pos: ivl.Pos{File: path}, Message: message})
	}
	for _, arg := range inv.args {
		info, err := os.Stat(arg)
		switch {
		case err != nil:
			fault(arg, "cannot be read ("+reason(err)+"); check the name")
		case info.IsDir():
			var files []string
			claimed := map[string]bool{}
			var defined []*task
			err := filepath.WalkDir(arg, func(path string, d fs.DirEntry, err error) error {
				if err != nil || d.IsDir() {
					return err
				}
				if _, known := languages[filepath.Ext(path)]; known && filepath.Ext(path) != ".h" {
					files = append(files, path)
				} else if isTask(path) {
					if ts, err := readTask(path); err == nil { // other files are called .yml, too
						defined = append(defined, ts...)
					}
				}
				return nil
			})
			if err != nil {
				fault(arg, "cannot be read ("+reason(err)+")")
			}
			for _, t := range defined {
				for _, f := range t.files {
					claimed[f] = true
				}
			}
			out = append(out, defined...)
			for _, f := range files {
				if !claimed[f] {
					out = append(out, &task{name: f, files: []string{f}})
				}
			}
		case isTask(arg):
			ts, err := readTask(arg)
			if err != nil {
				fault(arg, report.OneLine(err.Error()))
			}
			out = append(out, ts...)
		default:
			out = append(out, &task{name: arg, files: []string{arg}})
		}
	}
	if faults != nil {
		return nil, faults
	}
	if len(out) == 0 {
		return nil, inv.usage("there is no program in %s", strings.Join(inv.args, ", "))
	}
	return out, nil
}

// propertyChecks are the classes of properties that decide a property of SV-COMP.
var propertyChecks = map[string]string{
	"unreach-call": "assert", "no-data-race": "race", "no-overflow": "overflow",
	"valid-memsafety": "memory", "valid-deref": "memory", "valid-free": "memory", "valid-memcleanup": "leaks",
}

// readTask reads a task definition of SV-COMP, format 2.
func readTask(path string) ([]*task, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var d struct {
		Format     string `yaml:"format_version"`
		Files      any    `yaml:"input_files"`
		Properties []struct {
			File    string `yaml:"property_file"`
			Verdict *bool  `yaml:"expected_verdict"`
		} `yaml:"properties"`
		Options struct {
			Language  string `yaml:"language"`
			DataModel string `yaml:"data_model"`
		} `yaml:"options"`
	}
	if err := yaml.Unmarshal(data, &d); err != nil {
		return nil, fmt.Errorf("this is no task definition: %w", err)
	}
	var files []string
	switch f := d.Files.(type) {
	case string:
		files = []string{f}
	case []any:
		for _, x := range f {
			files = append(files, fmt.Sprint(x))
		}
	}
	if d.Format == "" || files == nil {
		return nil, errors.New("this is no task definition: it has no format_version or no input_files")
	}
	for i, f := range files {
		files[i] = filepath.Join(filepath.Dir(path), f)
	}
	var out []*task
	for _, p := range d.Properties {
		property := strings.TrimSuffix(filepath.Base(p.File), filepath.Ext(p.File))
		t := &task{name: path + " (" + property + ")", files: files, expect: p.Verdict}
		if d.Options.DataModel == "ILP32" {
			t.clang = []string{"-m32"}
		}
		if check := propertyChecks[property]; check != "" {
			t.flags = []string{"--check=" + check, "--unwritten=any"}
			t.freed = property == "valid-memsafety"
			if check == "leaks" {
				t.flags = append(t.flags, "--set="+threadLeaksSetting+"=0") // the property is about memory
			}
		} else {
			t.skip = "the property " + property + " is not one that can be checked"
		}
		out = append(out, t)
	}
	if out == nil {
		out = []*task{{name: path, files: files}}
	}
	return out, nil
}
