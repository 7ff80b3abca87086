package main

import (
	"bytes"
	"context"
	"errors"
	"iter"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"

	"github.com/gsmack/gsmack/llvm2ivl/clang"
	"github.com/gsmack/gsmack/models"
	"github.com/gsmack/gsmack/verifier/explore"
)

func TestMain(m *testing.M) {
	os.Setenv(clang.Variable, "clang-14")
	gsmack := func() int {
		return run(context.Background(), arguments(os.Args), os.Stdin, os.Stdout, os.Stderr)
	}
	os.Exit(testscript.RunMain(m, map[string]func() int{"gsmack": gsmack, "gsmack-cc": gsmack}))
}

// TestScripts runs the command lines of testdata/script.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir: "testdata/script",
		Setup: func(env *testscript.Env) error {
			env.Setenv("TMPDIR", env.WorkDir)
			env.Setenv("HEADERS", filepath.Join(env.WorkDir, "headers"))
			if err := os.Mkdir(filepath.Join(env.WorkDir, "headers"), 0o777); err != nil {
				return err
			}
			if err := models.Include(filepath.Join(env.WorkDir, "headers")); err != nil {
				return err
			}
			env.Setenv(clang.Variable, "clang-14")
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			"refuse":   refuse,
			"generate": generate,
		},
	})
}

// refuse pattern args… runs gsmack and expects what every bad input must get:
// exit code 2, nothing on standard output, and one short line on standard error
// that matches the pattern.
func refuse(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) < 1 {
		ts.Fatalf("usage: refuse pattern args…")
	}
	err := ts.Exec("gsmack", args[1:]...)
	stdout, stderr := ts.ReadFile("stdout"), ts.ReadFile("stderr")
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != exitUsage {
		ts.Fatalf("gsmack %q: %v, not exit code %d\n%s%s", args[1:], err, exitUsage, stdout, stderr)
	}
	if stdout != "" {
		ts.Fatalf("gsmack %q printed on standard output:\n%s", args[1:], stdout)
	}
	line, rest, _ := strings.Cut(stderr, "\n")
	if args[1] == "check" { // a line of the program and a caret can follow
		rest = strings.TrimLeft(rest, " ")
		rest = quoted.ReplaceAllString("    "+rest, "")
	}
	if strings.HasSuffix(args[len(args)-1], ".c") && strings.HasPrefix(line, args[len(args)-1]+":") {
		rest = "" // clang shows the line and a caret
	}
	if rest != "" || len(line) > 700 {
		ts.Fatalf("gsmack %q did not print one short line:\n%s", args[1:], stderr)
	}
	if !regexp.MustCompile(args[0]).MatchString(line) {
		ts.Fatalf("gsmack %q: %q does not match %q", args[1:], line, args[0])
	}
}

var quoted = regexp.MustCompile(`^    (.*\n    [ \t]*\^\n)?$`)

// generate kind file writes an input that is too large or too strange for a script.
func generate(ts *testscript.TestScript, _ bool, args []string) {
	if len(args) != 2 {
		ts.Fatalf("usage: generate kind file")
	}
	const depth, long = 10_000, 5 << 20
	var data []byte
	open, closed := strings.Repeat("(", depth), strings.Repeat(")", depth)
	switch args[0] {
	case "random":
		for x := uint32(1); len(data) < 4096; x = x*1664525 + 1013904223 {
			data = append(data, byte(x>>24))
		}
	case "latin1.bpl":
		data = []byte("procedure main()\n{\n  // caf\xe9\n}\n")
	case "nul.bpl":
		data = []byte("procedure main()\n{\n  \x00\n}\n")
	case "marked.bpl":
		data = []byte(byteOrderMark + "procedure main()\n{\n}\n")
	case "broken.bc":
		data = append([]byte("BC\xc0\xde\x35\x14"), bytes.Repeat([]byte{0xff}, 90)...)
	case "nested.bpl":
		data = []byte("procedure main()\n{\n  assert " + open + "true" + closed + ";\n}\n")
	case "unclosed.bpl":
		data = []byte("procedure main()\n{\n  assert " + open + "true;\n}\n")
	case "nested.c":
		data = []byte("int main(void) { return " + open + "0" + closed + "; }\n")
	case "nested.ll":
		data = []byte("@x = global i32 " + strings.Repeat("add (i32 1, i32 ", depth) + "0" + closed + "\n")
	case "long.bpl":
		data = bytes.Repeat([]byte("x"), long)
	case "long.c":
		data = []byte("int main(void) { return " + strings.Repeat("y", long) + "; }")
	case "long.ll":
		data = []byte("define i32 @main() { " + strings.Repeat("z", long) + " }")
	case "long":
		data = bytes.Repeat([]byte("?"), long)
	default:
		ts.Fatalf("generate: unknown kind %s", args[0])
	}
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), data, 0o666))
}

// TestPanic checks that a panic anywhere becomes one line.
func TestPanic(t *testing.T) {
	code, err := guard(func() (int, error) { panic("two\nlines") })
	var stderr strings.Builder
	if got := explain(err, code, &invocation{}, &stderr); got != exitUnknown {
		t.Errorf("exit code %d, not %d", got, exitUnknown)
	}
	if s := stderr.String(); strings.Count(s, "\n") != 1 || !strings.Contains(s, "internal error: two lines (at ") ||
		!strings.Contains(s, "script_test.go") || !strings.Contains(s, "please report") {
		t.Errorf("printed %q", s)
	}
	stderr.Reset()
	_, err = guard(func() (int, error) { return 0, brokenExplorer() })
	explain(err, 0, &invocation{}, &stderr)
	if s := stderr.String(); strings.Count(s, "\n") != 1 || !strings.Contains(s, "internal error: of another goroutine (at cmd/gsmack.defect") {
		t.Errorf("printed %q", s)
	}
}

// defect is a program that makes the explorer panic, on a goroutine of its own.
type defect struct{}

func (defect) Run(context.Context, []explore.Step, int, iter.Seq2[[]explore.Step, int]) (*explore.Outcome, error) {
	panic("of another goroutine")
}

func brokenExplorer() error {
	_, err := explore.Explore(context.Background(), []explore.Program{defect{}, defect{}}, explore.Options{})
	return err
}

func TestByteSize(t *testing.T) {
	for text, want := range map[string]byteSize{"0": 0, "12": 12, "1k": 1 << 10, "800M": 800 << 20, "1.5GiB": 3 << 29, "2tb": 2 << 40} {
		var b byteSize
		if err := b.Set(text); err != nil || b != want {
			t.Errorf("%s: %d, %v; want %d", text, b, err, want)
		}
		var back byteSize
		if err := back.Set(b.String()); err != nil || back != b {
			t.Errorf("%s is printed as %s", text, b.String())
		}
	}
	for _, text := range []string{"", "G", "-1", "1Q", "nan", "inf", "9999999T"} {
		var b byteSize
		if err := b.Set(text); err == nil {
			t.Errorf("%q is taken for %d", text, b)
		}
	}
}

func TestSniff(t *testing.T) {
	for text, want := range map[string]language{
		"; ModuleID = 'x'\nsource_filename = \"x\"":        langIR,
		"source_filename = \"x\"\n":                        langIR,
		"@g = global i32 0":                                langIR,
		"%struct.s = type { i32 }":                         langIR,
		"define i32 @main() {":                             langIR,
		"// text\n/* more */ #include <stdio.h>\n":         langC,
		"int main(void) { return 0; }":                     langC,
		"const int x = 3;":                                 langC,
		"typedef int t;":                                   langC,
		"// a program\nvar x: int;":                        langIVL,
		"/* a\nprogram */ procedure {:entrypoint} main();": langIVL,
		"const unique x: int;":                             langIVL,
		"const {:cname \"x\"} y: int;":                     langIVL,
		"const a, b: int;":                                 langIVL,
		"type t = int;":                                    langIVL,
		"function f(x: int) returns (int);":                langIVL,
	} {
		if got, ok := sniff([]byte(text)); !ok || got != want {
			t.Errorf("%q: language %d (%v), want %d", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "// only a comment", "hello", "{}", "<html>"} {
		if got, ok := sniff([]byte(text)); ok {
			t.Errorf("%q is taken for language %d", text, got)
		}
	}
}
