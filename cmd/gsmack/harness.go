package main

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/cmd/gsmack/harness"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
)

func harnessFlags(f *pflag.FlagSet, o *options) {
	f.StringSliceVar(&o.harness.Functions, "functions", nil, "the operations are these `functions`")
	f.StringVar(&o.harness.Setup, "setup", "", "`function` makes what operations work on")
	f.StringVar(&o.harness.Teardown, "teardown", "", "`function` unmakes it")
	f.IntVar(&o.harness.Threads, "threads", 2, "write `N` threads, at most 6")
	f.IntVar(&o.harness.Calls, "calls", 2, "with `M` calls each, at most 8")
	f.StringVar(&o.clang, "clang", "", "read the header with `program` (default $GSMACK_CLANG, or the newest of clang-21 to clang-14)")
	f.StringVarP(&o.output, "output", "o", "", "write to `file` instead of standard output")
}

// runHarness is gsmack harness.
func runHarness(ctx context.Context, inv *invocation) (int, error) {
	o := inv.opts.harness
	switch {
	case len(inv.args) != 1:
		return 0, inv.usage("say one header")
	case o.Threads < 1 || o.Threads > 6:
		return 0, inv.usage("--threads cannot be %d; it is a number from 1 to 6", o.Threads)
	case o.Calls < 1 || o.Calls > 8:
		return 0, inv.usage("--calls cannot be %d; it is a number from 1 to 8", o.Calls)
	}
	name := inv.args[0]
	text, err := os.ReadFile(name)
	if err != nil {
		return 0, inputError{{ID: "input", Pos: ivl.Pos{File: name}, Message: "cannot be read: " + errors.Unwrap(err).Error()}}
	}
	dir, err := os.MkdirTemp("", "gsmack-")
	if err != nil {
		return 0, err
	}
	defer removeAll(dir)
	if err := models.Include(dir); err != nil {
		return 0, err
	}
	path := name
	if strings.HasPrefix(path, "-") {
		path = "." + string(filepath.Separator) + path
	}
	tree, err := inv.headerTree(ctx, dir, path, &o)
	var failed *clang.Error
	if errors.As(err, &failed) {
		return 0, toolFault(&input{name: name, lang: langC}, dir, failed)
	}
	if err != nil {
		return 0, err
	}
	o.Header = name
	if inv.opts.output != "" && !filepath.IsAbs(name) {
		if o.Header, err = seenFrom(filepath.Dir(inv.opts.output), name); err != nil {
			return 0, err
		}
	}
	out, err := harness.Write(tree, text, o)
	if err != nil {
		return 0, inputError{{ID: "harness", Pos: ivl.Pos{File: name}, Message: err.Error()}}
	}
	return exitOK, inv.withOutput(func(w io.Writer) error {
		_, err := io.WriteString(w, out)
		return err
	})
}

// seenFrom is the path of the file name, which is relative to the working folder, relative to dir, which may be anything.
func seenFrom(dir, name string) (string, error) {
	for _, path := range []*string{&dir, &name} {
		abs, err := filepath.Abs(*path)
		if err != nil {
			return "", err
		}
		*path = abs
	}
	return filepath.Rel(dir, name)
}

// headerTree reads the header behind those that every harness includes. If that fails, it also puts before it those that
// headers often leave to the including file; o then says so.
func (inv *invocation) headerTree(ctx context.Context, dir, path string, o *harness.Options) ([]byte, error) {
	read := func(headers []string) ([]byte, error) {
		args := append(slices.Clone(inv.clangArgs), "-I"+dir)
		for _, h := range headers {
			args = append(args, "-include", h)
		}
		return clang.Tree(ctx, inv.opts.clang, "", args, path)
	}
	tree, err := read(harness.Included)
	if err == nil {
		return tree, nil
	}
	more := []string{"stdint.h", "stdbool.h", "stdio.h", "sys/types.h"}
	if tree, again := read(append(slices.Clone(harness.Included), more...)); again == nil {
		o.Before = more
		return tree, nil
	}
	return nil, err
}
