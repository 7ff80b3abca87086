package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/rogpeppe/go-internal/diff"
	"github.com/spf13/pflag"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
)

// formatOptions say what gsmack fmt does with the result.
type formatOptions struct{ write, diff, list bool }

func formatFlags(f *pflag.FlagSet, o *options) {
	f.BoolVarP(&o.layout.write, "write", "w", false, "write the result to the file it came from")
	f.BoolVarP(&o.layout.diff, "diff", "d", false, "print what would change")
	f.BoolVarP(&o.layout.list, "list", "l", false, "print the names of the files that would change")
}

// runFormat is gsmack fmt. If a file cannot be laid out, the others still are.
func runFormat(_ context.Context, inv *invocation) (int, error) {
	inputs, err := inv.ivlInputs()
	if err != nil {
		return 0, err
	}
	o := inv.opts.layout
	var faults inputError
	for _, in := range inputs {
		out, ds := syntax.Format(in.name, in.data)
		if ivl.HasErrors(ds) {
			faults = append(faults, errorsOf(ds)...)
			continue
		}
		if err := inv.formatted(in, out, o); err != nil {
			return 0, err
		}
	}
	if len(faults) > 0 {
		return 0, faults
	}
	return exitOK, nil
}

// formatted writes, compares or lists one result, as the options say.
func (inv *invocation) formatted(in *input, out []byte, o formatOptions) error {
	changed := !bytes.Equal(in.data, out)
	if o.list && changed {
		if _, err := fmt.Fprintln(inv.stdout, in.name); err != nil {
			return err
		}
	}
	if o.diff && changed {
		if _, err := inv.stdout.Write(diff.Diff(in.name+".orig", in.data, in.name, out)); err != nil {
			return err
		}
	}
	switch {
	case o.write && in.path == "":
		return inv.usage("standard input cannot be written to; leave out --write")
	case o.write && changed:
		return replaceFile(in.path, out)
	case !o.write && !o.diff && !o.list:
		_, err := inv.stdout.Write(out)
		return err
	}
	return nil
}

// replaceFile replaces the content of a file in one step: a failure or an
// interrupt leaves the old content.
func replaceFile(path string, data []byte) error {
	info, err := os.Stat(path)
	if err != nil {
		return err
	}
	// A symbolic link stays one.
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), ".gsmack-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	err = errors.Join(err, f.Chmod(info.Mode().Perm()), f.Close())
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		return errors.Join(err, os.Remove(f.Name()))
	}
	return nil
}
