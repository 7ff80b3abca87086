// Command gsmack verifies multi-threaded C. It reads C, LLVM IR, bitcode or the
// verification language, and prints a verdict with a counterexample, or the
// translated program.
//
// This package is flags, files, pipes, progress and report formats; the packages
// that it imports decide. They do not print or exit: main calls run, run calls one
// command of the table in command.go, and its error becomes one line and an exit
// code here.
package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"

	"github.com/gsmack/gsmack/cmd/gsmack/report"
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/explore"
)

// The exit codes; the README says what each promises.
const (
	exitOK       = 0 // VERIFIED, NO VIOLATION UP TO BOUND, or done
	exitViolated = 1
	exitUsage    = 2 // the input or the command line is at fault
	exitUnknown  = 3
	exitBounded  = 4 // NO VIOLATION UP TO BOUND, with --fail-on=bounded
)

func main() {
	signals := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(syscall.SIGHUP) { // as nohup(1) has it
		signals = append(signals, syscall.SIGHUP)
	}
	ctx, stop := signal.NotifyContext(context.Background(), signals...)
	// The first signal cancels; from then on signals have their default effect,
	// so that a second Ctrl-C kills.
	context.AfterFunc(ctx, stop)
	// Nobody touches these bytes, so that they take no memory. They only count when the collector asks how much the heap may grow: what is held for a small program
	// is a few megabytes, and to collect each time that it doubles took up to half of the processor time (docs/performance.md).
	ballast := make([]byte, 32<<20)
	code := run(ctx, arguments(os.Args), os.Stdin, os.Stdout, os.Stderr)
	runtime.KeepAlive(ballast)
	os.Exit(code)
}

// arguments are those after the program's name. A link gsmack-cc is gsmack cc in one word, for builds that take the name
// of a compiler only.
func arguments(argv []string) []string {
	_, name, _ := strings.Cut(filepath.Base(argv[0]), "gsmack-")
	if c := findCommand(name); c != nil && c.raw {
		return append([]string{name}, argv[1:]...)
	}
	return argv[1:]
}

// run is the whole program: it gives the exit code.
func run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	inv := &invocation{stdin: stdin, stdout: stdout, stderr: stderr}
	code, err := guard(func() (int, error) { return inv.dispatch(ctx, args) })
	return explain(err, code, inv, stderr)
}

// explain turns a command's error into lines on stderr and an exit code.
func explain(err error, code int, inv *invocation, stderr io.Writer) int {
	var (
		usage    *usageError
		input    inputError
		compile  *compileError
		internal *internalError
		file     *fs.PathError
	)
	switch {
	case err == nil:
		return code
	case errors.As(err, &internal):
		fmt.Fprintf(stderr, "gsmack: internal error: %s; this is a defect of gsmack, please report it with the input that led to it\n", report.OneLine(internal.what))
		if inv.opts.verbose {
			fmt.Fprintf(stderr, "%s\n", internal.stack)
		}
		return exitUnknown
	case errors.As(err, &input):
		for _, d := range input {
			fmt.Fprintln(stderr, shorten(d.String()))
		}
		return exitUsage
	case errors.As(err, &compile):
		for line := range strings.Lines(compile.text) {
			fmt.Fprintln(stderr, shorten(strings.TrimRight(line, "\n")))
		}
		return exitUsage
	case errors.As(err, &usage):
		see := "gsmack --help"
		if usage.command != "" {
			see = "gsmack " + usage.command + " --help"
		}
		fmt.Fprintf(stderr, "gsmack: %s; see %s\n", report.OneLine(usage.message), see)
		return exitUsage
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(stderr, "gsmack: interrupted")
		return exitUnknown
	case errors.Is(err, context.DeadlineExceeded):
		fmt.Fprintln(stderr, "gsmack: the time limit was reached")
		return exitUnknown
	case errors.Is(err, syscall.EPIPE):
		return exitUsage // nobody reads on; nothing can be said
	case errors.As(err, &file):
		what := "cannot be read"
		if file.Op == "write" {
			what = "cannot be written"
		}
		fmt.Fprintf(stderr, "%s: error: %s (%v)\n", file.Path, what, file.Err)
		return exitUsage
	default:
		fmt.Fprintf(stderr, "gsmack: %s\n", shorten(report.OneLine(err.Error())))
		return exitUsage
	}
}

// usageError says what is wrong with the command line.
type usageError struct{ command, message string }

func (e *usageError) Error() string { return e.message }

// inputError is what is wrong with an input, at least one error.
type inputError []ivl.Diagnostic

func (e inputError) Error() string { return e[0].Error() }

// internalError is a panic: a bug of ours.
type internalError struct {
	what  string
	stack []byte
}

func (e *internalError) Error() string { return e.what }

// guard calls f and turns a panic in it into an error. It is the one place
// where panics are recovered; every goroutine of this package runs under it.
func guard[T any](f func() (T, error)) (result T, err error) {
	defer func() {
		if p := recover(); p != nil {
			stack := debug.Stack()
			pcs := make([]uintptr, 64)
			err = broken(p, pcs[:runtime.Callers(2, pcs)], stack)
		}
	}()
	result, err = f()
	var other *explore.Panicked
	if errors.As(err, &other) {
		err = broken(other.Value, other.PCs, nil)
	}
	return result, err
}

// broken is the error of a panic with p.
func broken(p any, pcs []uintptr, stack []byte) error {
	return &internalError{what: fmt.Sprintf("%v (at %s)", p, panicSite(pcs)), stack: stack}
}

// panicSite names the innermost function of gsmack that panicked: below the first
// panic, if there were several.
func panicSite(pcs []uintptr) string {
	frames := runtime.CallersFrames(pcs)
	site := ""
	for more := true; more; {
		var frame runtime.Frame
		frame, more = frames.Next()
		if frame.Function == "runtime.gopanic" {
			site = ""
		} else if rest, ok := strings.CutPrefix(frame.Function, "github.com/gsmack/gsmack/"); ok && site == "" {
			file := frame.File[strings.LastIndexByte(frame.File, '/')+1:]
			site = fmt.Sprintf("%s, %s:%d", rest, file, frame.Line)
		}
	}
	return cmp.Or(site, "an unknown place")
}

// shorten keeps a line readable that quotes a very long input.
func shorten(s string) string {
	const limit = 600
	if len(s) <= limit {
		return s
	}
	return strings.ToValidUTF8(s[:limit], "") + " …"
}
