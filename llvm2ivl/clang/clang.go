// Package clang runs the LLVM tools that gsmack needs: clang, which turns C into
// LLVM assembly, and llvm-dis, which turns bitcode into it. The input is files or
// bytes, the output the text of a module; an error has the messages of the tool. It
// imports ivl/lazyregexp.
package clang

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"time"

	"github.com/gsmack/gsmack/ivl/lazyregexp"
)

// compilers and disassemblers are tried in this order when none is named: those whose text the reader knows, the
// newest first, then what the system takes for its own.
var (
	compilers     = versions("clang")
	disassemblers = versions("llvm-dis")
)

func versions(tool string) []string {
	var out []string
	for v := 21; v >= 14; v-- {
		out = append(out, fmt.Sprint(tool, "-", v))
	}
	return append(out, tool)
}

// Variable is the environment variable that names the compiler when no flag does.
const Variable = "GSMACK_CLANG"

// compileFlags are the flags that Compile gives to clang before the user's.
//
// Nothing is optimised, so that every access of the C text is there. Under C99's
// rules a plain inline function would have no body in unoptimised code; under
// those of GNU C89 it has, and C++ has no such rules. Value names make the IR readable. Where a variable's scope
// begins and ends is otherwise said in optimised code only. Without __NO_INLINE__, which clang defines at -O0, the C library's
// headers would look into its own structures. With _GLIBCXX_ASSERTIONS, which the explorer's programs have as well, libstdc++'s headers say what
// they demand, and std::string has a body before C++20. With -fsanitize=return, a function of C++ that ends without its value calls a handler (models/c/ubsan.c) rather
// than llvm.trap, which the program may call itself.
func compileFlags(cplusplus bool) []string {
	flags := []string{"-S", "-emit-llvm", "-g", "-O0", "-Xclang", "-fsanitize-address-use-after-scope", "-fno-discard-value-names",
		"-fno-color-diagnostics", "-D__NO_INLINE__=1"}
	if cplusplus {
		return append(flags, "-D_GLIBCXX_ASSERTIONS", "-fsanitize=return")
	}
	return append(flags, "-fgnu89-inline")
}

// IsCPlusPlus reports whether clang takes the file for C++.
func IsCPlusPlus(file string, args []string) bool {
	for i, a := range args {
		if a == "-xc++" || a == "-x" && i+1 < len(args) && args[i+1] == "c++" || strings.HasPrefix(a, "-std=c++") || strings.HasPrefix(a, "-std=gnu++") {
			return true
		}
	}
	switch filepath.Ext(file) {
	case ".cc", ".cp", ".cpp", ".cxx", ".CPP", ".c++", ".C":
		return true
	}
	return false
}

// Path is that of the named compiler, or of the one that $GSMACK_CLANG names, or of the newest there is.
func Path(clang string) (string, error) {
	flag := "--clang"
	if clang == "" {
		clang, flag = os.Getenv(Variable), "$"+Variable
	}
	return find(clang, compilers, "clang", "clang", flag)
}

// Compile translates a C file to the text of an LLVM module with the compiler that Path finds, in the
// folder dir ("" for this one), and the user's
// arguments after ours. The error of a compilation that failed is what clang
// wrote, or says what to install when there is no clang.
func Compile(ctx context.Context, clang, dir string, args []string, file string) ([]byte, error) {
	path, err := Path(clang)
	if err != nil {
		return nil, err
	}
	argv := append(compileFlags(IsCPlusPlus(file, args)), args...)
	if strings.HasPrefix(file, "-") {
		file = "./" + file
	}
	what, passes := "compile "+file, optimised(args)
	if passes != nil {
		argv = append(argv, "-fno-inline", "-Xclang", "-disable-llvm-passes")
	}
	argv = append(argv, "-o", "-", file)
	text, err := run(ctx, path, dir, argv, nil, what)
	if err == nil {
		text, err = unfolded(ctx, path, dir, argv, what, text)
	}
	if err != nil || passes == nil {
		return text, err
	}
	text = definition().ReplaceAll(text, []byte("$1 sanitize_thread $2"))
	text = reachError().ReplaceAll(text, []byte("$0  call void asm sideeffect \"\", \"\"()\n"))
	return run(ctx, path, dir, append(passes, "-S", "-emit-llvm", "-fno-discard-value-names", "-o", "-", "-x", "ir", "-"), text, what)
}

// definition is the head of a function up to its attributes.
var definition = lazyregexp.New(`(?m)^(define .*\)(?: local_unnamed_addr| unnamed_addr)?) (#\d+)`)

// reachError is the beginning of a function that no execution may call. The passes leave out calls of one that does nothing.
var reachError = lazyregexp.New(`(?m)^define .* @(?:reach_error|__VERIFIER_error)\(.*\{\n(?:[-\w.$]+:.*\n)?`)

// optimised gives the flags of args that concern LLVM's passes, nil if there is nothing to optimise.
//
// The passes then run separately. Functions are not inlined, since a function that is atomic as a whole has to stay one.
// They are marked as for the thread sanitizer: its instrumentation is not put in, but the optimiser moves no load in front of
// the test that guards it. The race that this makes is harmless in LLVM, but it is no race of the C program.
func optimised(args []string) []string {
	var passes []string
	level := ""
	for i, a := range args {
		switch {
		case a == "-disable-llvm-passes":
			return nil
		case strings.HasPrefix(a, "-O"):
			level = a
			passes = append(passes, a)
		case a == "-target" && i+1 < len(args):
			passes = append(passes, a, args[i+1])
		case strings.HasPrefix(a, "-f") || strings.HasPrefix(a, "-m") || strings.HasPrefix(a, "--target="):
			passes = append(passes, a)
		}
	}
	if level == "" || level == "-O0" {
		return nil
	}
	return passes
}

// Headers are the files that a C file includes.
func Headers(ctx context.Context, clang string, args []string, file string) ([]string, error) {
	path, err := Path(clang)
	if err != nil {
		return nil, err
	}
	rule, err := run(ctx, path, "", append(args[:len(args):len(args)], "-M", "-o", "-", file), nil, "list the headers of "+file)
	if err != nil {
		return nil, err
	}
	_, list, _ := strings.Cut(strings.ReplaceAll(string(rule), "\\\n", " "), ": ")
	return strings.Fields(list), nil
}

// CompileKnown does the same with a command line that was made for another compiler, or another version: flags that clang does not know are
// left out.
func CompileKnown(ctx context.Context, clang, dir string, args []string, file string) ([]byte, error) {
	for {
		text, err := Compile(ctx, clang, dir, args, file)
		var failed *Error
		if !errors.As(err, &failed) {
			return text, err
		}
		var known []string
		for _, a := range args {
			if !strings.HasPrefix(a, "-") || !strings.Contains(failed.Text, "'"+a+"'") || !unknownFlag().MatchString(failed.Text) {
				known = append(known, a)
			}
		}
		if len(known) == len(args) {
			return nil, err
		}
		args = known
	}
}

// unknownFlag is how clang refuses a flag.
var unknownFlag = lazyregexp.New(`(?m)^\S*clang\S*: error: (?:unknown argument|unsupported option|unsupported argument|unknown target CPU|invalid value)|^error: (?:unknown argument|invalid value|unsupported)`)

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

// Tree gives the syntax tree of a C header as JSON. dir, clang, args and the error are as in Compile.
func Tree(ctx context.Context, clang, dir string, args []string, file string) ([]byte, error) {
	path, err := Path(clang)
	if err != nil {
		return nil, err
	}
	argv := append([]string{"-fsyntax-only", "-w", "-fno-color-diagnostics", "-Xclang", "-ast-dump=json"}, args...)
	return run(ctx, path, dir, append(argv, "-x", "c", file), nil, "read "+file)
}

// Disassemble turns LLVM bitcode into the text of a module with the named
// llvm-dis, or the newest there is when the name is empty.
func Disassemble(ctx context.Context, dis string, bitcode []byte) ([]byte, error) {
	path, err := find(dis, disassemblers, "llvm-dis", "llvm", "--llvm-dis")
	if err != nil {
		return nil, err
	}
	return run(ctx, path, "", []string{"-o", "-", "-"}, bitcode, "read the bitcode")
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
	return "", fmt.Errorf("%s is not installed; on Debian: apt install %s, or name one with %s", tool, pkg, strings.Replace(flag, "$"+Variable, "--clang", 1))
}

// run gives what a tool prints for stdin, which may be nil; what names its work in errors.
func run(ctx context.Context, path, dir string, argv []string, stdin []byte, what string) ([]byte, error) {
	var stdout, stderr bytes.Buffer
	cmd := exec.CommandContext(ctx, path, argv...)
	cmd.Dir = dir
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
