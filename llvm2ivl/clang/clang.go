// Package clang runs the LLVM tools that gsmack needs: clang, which turns C into
// LLVM assembly, and llvm-dis, which turns bitcode into it. In go files or
// bytes, out comes the text of a module; an error carries what the tool wrote. It
// imports nothing else of gsmack.
package clang

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"syscall"
	"time"
)

// compilers and disassemblers are tried in this order when none is named.
// Version 14 comes first: it is the last whose pointers have types by default.
var (
	compilers     = []string{"clang-14", "clang"}
	disassemblers = []string{"llvm-dis-14", "llvm-dis"}
)

// Flags are the flags that Compile gives to clang before the user's.
//
// Nothing is optimised, so that every access of the C text is there. Under C99's
// rules a plain inline function would have no body in unoptimised code; under
// those of GNU C89 it has. Value names make the IR readable.
func Flags() []string {
	return []string{"-S", "-emit-llvm", "-g", "-O0", "-fgnu89-inline", "-fno-discard-value-names", "-fno-color-diagnostics"}
}

// Compile translates a C file to the text of an LLVM module with the named
// compiler (clang-14 or else clang when the name is empty) and the user's
// arguments after ours. The error of a compilation that failed is what clang
// wrote, or says what to install when there is no clang.
func Compile(ctx context.Context, clang string, args []string, file string) ([]byte, error) {
	path, err := find(clang, compilers, "clang", "clang-14", "--clang")
	if err != nil {
		return nil, err
	}
	argv := append(Flags(), args...)
	if strings.HasPrefix(file, "-") {
		file = "./" + file
	}
	argv = append(argv, "-o", "-", file)
	return run(ctx, path, argv, nil, "compile "+file)
}

// Disassemble turns LLVM bitcode into the text of a module with the named
// llvm-dis (llvm-dis-14 or else llvm-dis when the name is empty).
func Disassemble(ctx context.Context, dis string, bitcode []byte) ([]byte, error) {
	path, err := find(dis, disassemblers, "llvm-dis", "llvm-14", "--llvm-dis")
	if err != nil {
		return nil, err
	}
	return run(ctx, path, []string{"-o", "-", "-"}, bitcode, "read the bitcode")
}

func find(name string, candidates []string, tool, pkg, flag string) (string, error) {
	if name != "" {
		path, err := exec.LookPath(name)
		if err != nil {
			return "", fmt.Errorf("%s %q cannot be run (%v); check the name given with %s", tool, name, errors.Unwrap(err), flag)
		}
		return path, nil
	}
	for _, c := range candidates {
		if path, err := exec.LookPath(c); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("%s is not installed; on Debian: apt install %s, or name one with %s", candidates[0], pkg, flag)
}

func run(ctx context.Context, path string, argv []string, stdin []byte, what string) ([]byte, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, path, argv...)
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	// The tool ends when gsmack is killed; what a wrapper started may hold the pipes.
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	cmd.WaitDelay = time.Second
	if stdin != nil {
		cmd.Stdin = bytes.NewReader(stdin)
	}
	err := cmd.Run()
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err == nil {
		return stdout.Bytes(), nil
	}
	text := strings.TrimSpace(stderr.String())
	if text == "" {
		text = err.Error()
	}
	return nil, &Error{Tool: path, What: what, Text: text}
}

// Error is the failure of a tool that ran.
type Error struct {
	Tool string // path of the program
	What string // what it was to do: "compile prog.c"
	Text string // what it wrote on its standard error, several lines
}

// Error is what the tool wrote, after a line that says what it was to do.
func (e *Error) Error() string {
	return fmt.Sprintf("%s could not %s:\n%s", e.Tool, e.What, e.Text)
}
