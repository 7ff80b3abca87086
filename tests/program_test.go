package tests

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// program is one test program and what is expected of it.
type program struct {
	name   string // below the folder of the tests, with slashes
	dir    string
	files  []string // relative to dir, the first is the one with the directives
	flags  []string
	clang  []string // flags after --
	expect string
	wants  []want
	// optimised is why the verdict need not be the same of what the optimiser makes of p.
	optimised string
}

// want is a place where the failure is expected, and a pattern for its text.
type want struct {
	file    string
	line    int
	pattern *regexp.Regexp
}

var (
	directive = regexp.MustCompile(`(?m)^// @(\w+) (.*)$`)
	wantMark  = regexp.MustCompile(`// want ("(?:[^"\\]|\\.)*"|` + "`[^`]*`" + `)`)
)

// programs finds all programs in C and IVL in the folders programs and demo.
func programs(t testing.TB) []*program {
	t.Helper()
	return programsIn(t, ".c", ".bpl")
}

// programsIn finds the programs whose files have one of the extensions.
func programsIn(t testing.TB, extensions ...string) []*program {
	t.Helper()
	var all []*program
	for _, root := range []string{"programs", "demo"} {
		err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() {
				return err
			}
			if !slices.Contains(extensions, filepath.Ext(path)) {
				return nil
			}
			p, err := readProgram(path)
			if err != nil {
				return err
			}
			if p != nil {
				all = append(all, p)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return all
}

// readProgram reads the directives of a program; it gives nil for a file that
// is a part of another program.
func readProgram(path string) (*program, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	dir, base := filepath.Split(path)
	p := &program{name: filepath.ToSlash(path), dir: dir, files: []string{base}}
	for _, m := range directive.FindAllStringSubmatch(string(text), -1) {
		words := strings.Fields(m[2])
		switch m[1] {
		case "part":
			return nil, nil
		case "expect":
			p.expect = m[2]
		case "optimised":
			p.optimised = m[2]
		case "files":
			p.files = append(p.files, words...)
		case "flags":
			p.flags = words
			for i, w := range words {
				if w == "--" {
					p.flags, p.clang = words[:i], words[i+1:]
					break
				}
			}
		default:
			return nil, fmt.Errorf("%s: unknown directive @%s", path, m[1])
		}
	}
	switch p.expect {
	case "verified", "bounded", "violated", "unknown":
	default:
		return nil, fmt.Errorf("%s: expects %q, which is no verdict", path, p.expect)
	}
	for _, f := range p.files {
		wants, err := readWants(dir, f)
		if err != nil {
			return nil, err
		}
		p.wants = append(p.wants, wants...)
	}
	return p, nil
}

func readWants(dir, file string) ([]want, error) {
	text, err := os.ReadFile(filepath.Join(dir, file))
	if err != nil {
		return nil, err
	}
	var wants []want
	for i, line := range strings.Split(string(text), "\n") {
		m := wantMark.FindStringSubmatch(line)
		if m == nil {
			continue
		}
		quoted := m[1]
		if quoted[0] == '"' { // the patterns are full of \+ and \*, which Go's strings do not know
			quoted = "`" + quoted[1:len(quoted)-1] + "`"
		}
		pattern, err := strconv.Unquote(quoted)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %v", file, i+1, err)
		}
		re, err := regexp.Compile("(?i)" + pattern)
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %v", file, i+1, err)
		}
		wants = append(wants, want{file, i + 1, re})
	}
	return wants, nil
}

// args is the command line of gsmack verify for p with more flags.
func (p *program) args(command string, more ...string) []string {
	args := append([]string{command}, more...)
	args = append(args, p.flags...)
	args = append(args, p.files...)
	clang := p.clang
	if *level != "" && filepath.Ext(p.files[0]) == ".c" {
		clang = append([]string{"-O" + *level}, clang...)
	}
	if len(clang) > 0 {
		args = append(append(args, "--"), clang...)
	}
	return args
}

// translationArgs is the same for translate and sequentialize: without the
// flags that only verify knows.
func (p *program) translationArgs(command string, more ...string) []string {
	q := *p
	q.flags = nil
	for _, f := range p.flags {
		if !slices.ContainsFunc([]string{"--unroll", "--rounds", "--timeout", "--engine"}, func(of string) bool { return strings.HasPrefix(f, of) }) {
			q.flags = append(q.flags, f)
		}
	}
	return q.args(command, more...)
}

// verdict is the part of the JSON report that the tests look at.
type verdict struct {
	Verdict  string `json:"verdict"`
	Property string `json:"property"`
	Message  string `json:"message"`
	Reason   string `json:"reason"`
	Location *struct {
		File string `json:"file"`
		Line int    `json:"line"`
	} `json:"location"`
	Bounds struct {
		Hit     map[string]int `json:"hit"`
		Limited bool           `json:"limited"`
	} `json:"bounds"`
	Compiled *struct {
		Confirmed bool   `json:"confirmed"`
		Reason    string `json:"reason"`
	} `json:"compiled"`
	Trace *struct {
		Steps []json.RawMessage `json:"steps"`
	} `json:"trace"`
}

// limited reports whether the time or the memory did not suffice, which says nothing of a random program.
func (v *verdict) limited(t *testing.T) bool {
	limited := v.Bounds.Limited || v.Verdict == "unknown" && (strings.Contains(v.Reason, "limit was reached") || strings.Contains(v.Reason, "the time limit of"))
	if limited {
		t.Logf("not decided: %s", v.Reason)
	}
	return limited
}

// samples reports whether nothing was found with some values of the inputs, or in some states, which the engine walk says of what it does not decide,
// whatever else cut something off.
func (v *verdict) samples() bool {
	_, values := v.Bounds.Hit["values"]
	_, states := v.Bounds.Hit["states"]
	return v.Verdict == "bounded" && (values || states)
}

var gsmack string // the command, built by TestMain

// The compiler of the programs, and how much it optimises.
var (
	clangName = flag.String("clang", "clang-14", "compile the programs with `program`")
	level     = flag.String("level", "", "compile the programs with -O`N`")
)

func TestMain(m *testing.M) {
	flag.Parse()
	os.Setenv("GSMACK_CLANG", *clangName)
	dir, err := os.MkdirTemp("", "gsmack-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	gsmack = filepath.Join(dir, "gsmack")
	build := exec.Command("go", append(append([]string{"build"}, buildFlags...), "-o", gsmack, "../cmd/gsmack")...)
	build.Stderr = os.Stderr
	code := 1
	if build.Run() == nil {
		code = m.Run()
	}
	os.RemoveAll(dir)
	os.Exit(code)
}

// limit is the time that one run may take before it counts as hanging.
const limit = 90 * time.Second

// run executes a command in dir and gives what it printed and its exit code.
func run(t *testing.T, dir string, stdin []byte, name string, args ...string) (stdout, stderr string, code int) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	cmd := exec.CommandContext(ctx, name, args...)
	cmd.Dir = dir
	if stdin != nil {
		cmd.Stdin = bytes.NewReader(stdin)
	}
	var out, errs strings.Builder
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatalf("%s: %v", cmd, err)
	}
	if ctx.Err() != nil {
		t.Fatalf("%s: did not end within %s\n%s", cmd, limit, errs.String())
	}
	return out.String(), errs.String(), cmd.ProcessState.ExitCode()
}

// gsmackVerify runs gsmack verify and reads its JSON report.
func gsmackVerify(t *testing.T, dir string, stdin []byte, args ...string) (*verdict, int) {
	t.Helper()
	stdout, stderr, code := run(t, dir, stdin, gsmack, args...)
	v := &verdict{}
	if err := json.Unmarshal([]byte(stdout), v); err != nil {
		t.Fatalf("gsmack %s (in %s): exit code %d, no report\n%s", strings.Join(args, " "), dir, code, stderr)
	}
	return v, code
}
