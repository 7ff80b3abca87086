package main

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/gsmack/gsmack/ivl"
)

// withOutput gives f the file named with --output, or standard output.
func (inv *invocation) withOutput(f func(io.Writer) error) error {
	if inv.opts.output == "" {
		return f(inv.stdout)
	}
	file, err := os.Create(inv.opts.output)
	if err != nil {
		return unwritable(inv.opts.output, err)
	}
	return errors.Join(f(file), file.Close())
}

// writeFile writes what write writes to the file at path; "" is none.
func writeFile(path string, write func(io.Writer) error) error {
	if path == "" {
		return nil
	}
	var b bytes.Buffer
	if err := write(&b); err != nil {
		return err
	}
	if err := os.WriteFile(path, b.Bytes(), 0o666); err != nil {
		return unwritable(path, err)
	}
	return nil
}

// checkOutputs reports, before the work begins, an output file that cannot be written or is one of
// the inputs.
func (inv *invocation) checkOutputs() error {
	for _, out := range []struct{ flag, path string }{{"output", inv.opts.output}, {"dump-smt", inv.opts.dumpSMT}, {"save-schedule", inv.opts.saveSchedule}, {"html", inv.opts.html},
		{"sarif", inv.opts.sarif}, {"junit", inv.opts.junit}, {"witness", inv.opts.witness}, {"checkpoint", inv.opts.checkpoint}} {
		if out.path == "" {
			continue
		}
		info, err := os.Stat(out.path)
		if err == nil {
			for _, in := range append(inv.args[:len(inv.args):len(inv.args)], inv.opts.models...) {
				if input, err := os.Stat(in); err == nil && os.SameFile(info, input) && info.Mode().IsRegular() {
					return inv.usage("--%s=%s would overwrite an input; name another file", out.flag, out.path)
				}
			}
			if !info.Mode().IsRegular() && !info.IsDir() {
				continue // opening a pipe can take for ever
			}
		}
		if err := tryWriting(out.path, errors.Is(err, fs.ErrNotExist)); err != nil {
			return unwritable(out.path, err)
		}
	}
	return nil
}

// tryWriting opens a file for writing and leaves it as it is; one that was made for that goes again.
func tryWriting(path string, isNew bool) error {
	file, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE, 0o666)
	if err != nil {
		return err
	}
	err = file.Close()
	if isNew {
		err = errors.Join(err, os.Remove(path))
	}
	return err
}

// unwritable is the fault of an output file.
func unwritable(path string, err error) error {
	return inputError{{ID: "output", Pos: ivl.Pos{File: path}, Message: "cannot be written (" + reason(err) + "); check the name"}}
}

// reason is what the system says of a file, without the file's name.
func reason(err error) string {
	var pe *fs.PathError
	if errors.As(err, &pe) {
		err = pe.Err
	}
	return err.Error()
}

// say prints what f writes, at once.
func (inv *invocation) say(f func(io.Writer)) error {
	var b bytes.Buffer
	f(&b)
	_, err := inv.stdout.Write(b.Bytes())
	return err
}
