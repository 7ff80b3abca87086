package verifier_test

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/syntax"
	"github.com/gsmack/gsmack/verifier"
)

var corral = flag.String("corral", "", "the folder test/regression of boogie-org/corral for TestCorral")

// apart are Corral's regressions with another verdict here; docs/ivl.md says why.
var apart = map[string]verifier.Verdict{
	"005/005.bpl":       verifier.Unknown,  // its axioms contradict one another
	"020/f1.bpl":        verifier.Violated, // /cooperative
	"stackdepth/f1.bpl": verifier.Violated, // /stackDepthBound
	"smack/a.bpl":       verifier.Unknown,  // quantified contracts
}

// TestCorral decides Corral's regressions with the bounds that Corral has there,
// and compares with the verdicts that its file Files expects: c for correct, b
// for a bug.
func TestCorral(t *testing.T) {
	if *corral == "" {
		t.Skip("no -corral=FOLDER is given")
	}
	list, err := os.ReadFile(filepath.Join(*corral, "Files"))
	if err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	for _, line := range strings.Split(string(list), "\n") {
		fields := strings.Fields(line)
		if len(fields) != 2 {
			continue
		}
		file, bug := strings.ReplaceAll(fields[0], `\`, "/"), fields[1] == "b"
		t.Run(file, func(t *testing.T) {
			p, o := corralRun(t, file)
			want, differs := apart[file]
			limit := 3 * time.Minute
			if want == verifier.Unknown && differs {
				limit = 20 * time.Second
			}
			ctx, cancel := context.WithTimeout(context.Background(), limit)
			defer cancel()
			start := time.Now()
			res, diags := verifier.Verify(ctx, p, o)
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			t.Logf("%v %s%s, %.1f s, %d rounds, unroll %d", res.Verdict, res.Message, res.Reason, time.Since(start).Seconds(), o.Rounds, o.Unroll)
			switch {
			case differs && res.Verdict == want:
				count["differ, as docs/ivl.md says"]++
			case differs:
				t.Errorf("%v, not %v", res.Verdict, want)
			case bug && res.Verdict != verifier.Violated, !bug && res.Verdict != verifier.Verified && res.Verdict != verifier.Bounded:
				t.Errorf("%v at %v: %s%s; Corral: bug: %v", res.Verdict, res.Pos, res.Message, res.Reason, bug)
			default:
				count["agree"]++
			}
		})
	}
	t.Logf("%v", count)
}

var corralOption = regexp.MustCompile(`/(\w+)(?::(\S+))?`)

// corralRun reads a regression and what its file config tells Corral: the entry
// procedure, rounds and bounds; without, two rounds and loops that are taken once.
func corralRun(t *testing.T, file string) (*ivl.Program, verifier.Options) {
	t.Helper()
	o := verifier.Options{Checks: verifier.CheckAssert, Rounds: 2, Unroll: 1}
	dir := filepath.Join(*corral, filepath.Dir(file))
	config, err := os.ReadFile(filepath.Join(dir, "config"))
	if err != nil && !os.IsNotExist(err) {
		t.Fatal(err)
	}
	var text []byte
	read := func(name string) {
		src, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		text = append(text, src...)
	}
	for _, m := range corralOption.FindAllStringSubmatch(string(config), -1) {
		n, _ := strconv.Atoi(m[2])
		switch m[1] {
		case "main":
			o.Entry = m[2]
		case "k":
			o.Rounds = n
		case "recursionBound", "maxStaticLoopBound":
			o.Unroll = n
		case "concat":
			read(filepath.Join(dir, m[2]))
		}
	}
	read(filepath.Join(*corral, file))
	p, diags := syntax.Parse(file, text)
	if len(diags) == 0 {
		diags = ivl.Resolve(p)
	}
	if ivl.HasErrors(diags) {
		t.Fatal(fmt.Sprint(diags))
	}
	return p, o
}
