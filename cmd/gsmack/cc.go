package main

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"

	"golang.org/x/sync/errgroup"

	"github.com/gsmack/gsmack/cmd/gsmack/object"
	"github.com/gsmack/gsmack/ivl/lazyregexp"
	"github.com/gsmack/gsmack/llvm2ivl/clang"
)

// compilerVariable names the compiler that gsmack cc runs, if it is to be another than clang.
const compilerVariable = "GSMACK_CC"

// compilerName is that of a C compiler, as CMake's launchers put it before its arguments.
var compilerName = lazyregexp.New(`^(?:[\w.]+-)*(?:cc|gcc|clang|c\+\+|g\+\+|clang\+\+)(?:-[\d.]+)?$`)

// runCC is gsmack cc: it runs a compiler with the arguments as they are, and keeps the IR of what was compiled in the objects.
// If there is no IR, the build goes on, and the unit says why.
func runCC(ctx context.Context, inv *invocation) (int, error) {
	compiler, args := os.Getenv(compilerVariable), inv.args
	if len(args) > 0 && compilerName().MatchString(filepath.Base(args[0])) {
		if _, err := exec.LookPath(args[0]); err == nil {
			compiler, args = args[0], args[1:]
		}
	}
	var asked []string
	if compiler == "" {
		path, err := clang.Path("")
		if err != nil {
			return 0, err
		}
		compiler = path
		if inv.command.name == "c++" {
			asked = append(asked, "--driver-mode=g++")
		}
	}
	asked = append(asked, args...)
	dir, err := os.Getwd()
	if err != nil {
		return 0, err
	}
	command := clang.ParseCommand(dir, responses(args))
	switch {
	case len(command.Files) == 0 || !command.Compiles && !command.Links:
		return inv.compileAsAsked(ctx, compiler, asked)
	case command.Compiles:
		units := make(chan []*object.Unit, 1)
		go func() { units <- keptUnits(ctx, dir, command) }()
		code, err := inv.compileAsAsked(ctx, compiler, asked)
		if code != 0 || err != nil {
			return code, err
		}
		for i, u := range <-units {
			output := command.Output
			if output == "" {
				output = strings.TrimSuffix(filepath.Base(command.Files[i]), filepath.Ext(command.Files[i])) + ".o"
			}
			if err := keep(output, u, false); err != nil {
				return 0, err
			}
		}
		return exitOK, nil
	}
	// The objects are the linker's, so an object more has the units.
	extra, err := os.MkdirTemp("", "gsmack-")
	if err != nil {
		return 0, err
	}
	defer removeAll(extra)
	for i, u := range keptUnits(ctx, dir, command) {
		path := filepath.Join(extra, string(rune('a'+i%26))+strings.Repeat("_", i/26)+".o")
		empty := exec.CommandContext(ctx, compiler, append(targetFlags(command.Flags), "-c", "-xc", "-o", path, os.DevNull)...)
		if empty.Run() != nil {
			break // so will what was asked
		}
		if err := keep(path, u, true); err != nil {
			return 0, err
		}
		asked = append(asked, path)
	}
	return inv.compileAsAsked(ctx, compiler, asked)
}

// targetFlags are the flags that say for what machine objects are made.
func targetFlags(flags []string) []string {
	var out []string
	for i, f := range flags {
		if strings.HasPrefix(f, "-m") || strings.HasPrefix(f, "--target=") {
			out = append(out, f)
		} else if f == "-target" && i+1 < len(flags) {
			out = append(out, f, flags[i+1])
		}
	}
	return out
}

// compileAsAsked runs the compiler; its exit code is ours.
func (inv *invocation) compileAsAsked(ctx context.Context, compiler string, args []string) (int, error) {
	cmd := exec.CommandContext(ctx, compiler, args...)
	cmd.Stdin, cmd.Stdout, cmd.Stderr = inv.stdin, inv.stdout, inv.stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		if status, ok := exit.Sys().(syscall.WaitStatus); ok && status.Signaled() {
			return 128 + int(status.Signal()), nil // as a shell has it
		}
		return exit.ExitCode(), nil
	}
	return exitOK, err
}

// keptUnits compiles the files of a command to IR.
func keptUnits(ctx context.Context, dir string, command *clang.Command) []*object.Unit {
	units := make([]*object.Unit, len(command.Files))
	var group errgroup.Group
	group.SetLimit(2)
	for i, file := range command.Files {
		u := &object.Unit{File: file, Dir: dir, Args: command.Flags, Sum: object.Sum(file)}
		units[i] = u
		group.Go(func() error {
			text, err := clang.CompileKnown(ctx, "", dir, u.Args, file)
			var failed *clang.Error
			switch {
			case errors.As(err, &failed):
				u.Fault = failed.Text
			case err != nil:
				u.Fault = err.Error()
			default:
				u.IR = text
			}
			return nil
		})
	}
	_ = group.Wait()
	return units
}

// keep puts a unit into the object, which has nothing else if the unit is alone; a file that is no ELF object is not changed.
func keep(path string, u *object.Unit, alone bool) error {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() {
		return nil // such as /dev/null
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	section, err := u.Encode()
	if err != nil {
		return err
	}
	data, err = object.Add(data, section, alone)
	if err != nil {
		return nil // such as the bitcode that -flto makes
	}
	return replaceFile(path, data)
}

// responses replaces each @file by the words in it.
func responses(args []string) []string {
	var out []string
	for _, a := range args {
		if name, ok := strings.CutPrefix(a, "@"); ok {
			if text, err := os.ReadFile(name); err == nil {
				out = append(out, clang.Words(string(text))...)
				continue
			}
		}
		out = append(out, a)
	}
	return out
}
