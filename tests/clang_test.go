package tests

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"
)

// newerClang is the compiler that a sample of the programs is compiled with; -clang= takes another for all.
const newerClang = "clang-19"

// TestNewerClang expects the same verdicts of what a newer clang makes of the programs.
func TestNewerClang(t *testing.T) {
	if _, err := exec.LookPath(newerClang); err != nil {
		t.Skip(err)
	}
	for _, p := range sample(t, inC(programs(t)), 50) {
		t.Run(p.name, func(t *testing.T) {
			t.Parallel()
			sampled(t)
			v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=60s", "--clang="+newerClang)...)
			p.check(t, v, code)
		})
	}
}

var levels = flag.String("levels", "", "TestLevels compiles each program as `clang-14:1,clang-19:2,…` says, compiler:level")

// levelSeconds is how much CPU time one program may take in TestLevels. Other work on the machine does not count, so the clock on
// the wall may show levelPatience.
const (
	levelSeconds  = 20
	levelPatience = 10 * time.Minute
)

// outcome is what came of one program, compiled in one way.
type outcome struct {
	faults  []string
	late    bool // no answer in the time or the memory there is
	seconds float64
}

// TestLevels makes the table of docs/verdicts.md: how many programs have another verdict when compiled by another compiler, or
// optimised. What has the translation of clang-14 without optimisation has its verdict, which TestVerdicts compares;
// of other equal translations one is verified.
func TestLevels(t *testing.T) {
	if *levels == "" {
		t.Skip("needs -levels")
	}
	rows := strings.Split(*levels, ",")
	type row struct {
		programs, same, explained, differ, elsewhere, late int
		seconds                                            float64
	}
	table := make([]row, len(rows))
	for _, p := range programsIn(t, ".c", ".cpp") {
		t.Run(p.name, func(t *testing.T) {
			known := map[string]*outcome{}
			if text := p.translation(t, "clang-14", "0"); text != "" {
				known[text] = &outcome{}
			}
			for i, name := range rows {
				compiler, level, _ := strings.Cut(name, ":")
				text := p.translation(t, compiler, level)
				o, r := known[text], &table[i]
				if o == nil {
					o = p.outcome(t, compiler, level)
					if text != "" {
						known[text] = o
					}
					r.seconds += o.seconds
				} else {
					r.same++
				}
				r.programs++
				switch {
				case o.late:
					r.late++
					t.Logf("%s %s: no answer in %d s", name, p.name, levelSeconds)
				case len(o.faults) == 0:
				case level != "0" && p.optimised != "":
					r.explained++
				case strings.HasPrefix(o.faults[0], "the verdict"):
					r.differ++
					t.Errorf("%s %s: %s", name, p.name, o.faults)
				default:
					r.elsewhere++
					t.Logf("%s %s: %s", name, p.name, o.faults)
				}
			}
		})
	}
	t.Logf("compiled with, programs, the same translation as before, verdict differs, differs for the reason in its text, another place, no answer, CPU s of those verified")
	for i, name := range rows {
		r := table[i]
		t.Logf("%s | %d | %d | %d | %d | %d | %d | %.0f", name, r.programs, r.same, r.differ, r.explained, r.elsewhere, r.late, r.seconds)
	}
}

// compiled is the command line for p, compiled by compiler at level.
func (p *program) compiled(command, compiler, level string, more ...string) []string {
	q := *p
	q.clang = append([]string{"-O" + level}, p.clang...)
	more = append(more, "--clang="+compiler)
	if command == "translate" {
		return q.translationArgs(command, more...)
	}
	return q.args(command, more...)
}

// translation identifies what p is translated to; it is empty if that does not say all there is to decide.
func (p *program) translation(t *testing.T, compiler, level string) string {
	if p.needsCompiled() || slices.Contains(p.flags, "--engine=explore") {
		return "" // the explorer compiles the program itself
	}
	text, _, code := run(t, p.dir, nil, gsmack, p.compiled("translate", compiler, level)...)
	if code != 0 {
		return ""
	}
	return fmt.Sprintf("%x", sha256.Sum256([]byte(text)))
}

// outcome verifies p, compiled by compiler at level.
func (p *program) outcome(t *testing.T, compiler, level string) *outcome {
	args := p.compiled("verify", compiler, level, "--format=json", "--timeout="+levelPatience.String(), "--memory-limit=2G")
	cmd := exec.Command("sh", append([]string{"-c", "ulimit -t " + itoa(levelSeconds) + `; exec "$0" "$@"`, gsmack}, args...)...)
	cmd.Dir = p.dir
	defer time.AfterFunc(levelPatience+time.Minute, func() { cmd.Process.Kill() }).Stop()
	out, _ := cmd.Output()
	state := cmd.ProcessState
	o := &outcome{seconds: (state.UserTime() + state.SystemTime()).Seconds()}
	v := &verdict{}
	if err := json.Unmarshal(out, v); err != nil {
		if o.late = state.ExitCode() < 0; !o.late { // it was not killed
			o.faults = []string{fmt.Sprintf("the verdict is missing, exit code %d", state.ExitCode())}
		}
		return o
	}
	o.faults = p.faults(v, state.ExitCode())
	if o.late = len(o.faults) > 0 && v.limited(t); o.late {
		o.faults = nil
	}
	return o
}
