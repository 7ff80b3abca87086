package tests

import (
	"flag"
	"fmt"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/gsmack/gsmack/ivl/golden"
)

var (
	enginesAsked    = flag.String("engines", "order,seq,modular,walk", "the engines that TestEngines asks")
	enginesPrograms = flag.Int("engines.programs", 30, "how many programs TestEngines asks each engine of, others in each run; 0 for all")
)

// refused are the programs that an engine need not decide, with the reason that it gives: without a
// program, any that are not in its list of those that it has decided; without an engine, all engines.
var refused = map[string]string{
	"order programs/bpl/deadlock_spawn_in_section_bug.bpl": "a section that starts the first thread and then waits",
	"modular":                              "does not apply",                           // it says what it does not know
	"walk":                                 "",                                         // it proves, or finds what is wrong with tiny programs, of which inputs take some values only
	"seq":                                  "which accesses happen before one another", // asked where memory orders are weak
	"seq programs/libc/output_fails_bug.c": "which is not modelled exactly",
	// Of what they do within an object, auto asks an engine that executes the program.
	"order programs/memory/string_in_node_bug.c":       "which --strict-members takes for a failure",
	"order programs/unknown/pointer_comes_back_bug.c":  "which --strict-members takes for a failure",
	"seq programs/unknown/pointer_comes_back_bug.c":    "which --strict-members takes for a failure",
	"seq programs/signals/handler_exits_cleanly_bug.c": "which is not modelled exactly",
	"seq programs/signals/handler_counts_bug.c":        "which is not modelled exactly",
	// Only their states decide.
	"programs/states/pool_slots_ok.c":          "not decided",
	"programs/states/pool_idle_ok.c":           "not decided",
	"programs/spin/many_choices_bug.c":         "not decided",
	"programs/spin/answered_assumption_ok.c":   "not decided",
	"programs/spin/answered_between_ok.c":      "not decided",
	"programs/spin/answered_together_ok.c":     "not decided",
	"programs/spin/assumed_around_state_ok.c":  "not decided",
	"programs/spin/assumed_behind_answer_ok.c": "not decided",
	"programs/spin/assumed_of_some_bug.c":      "not decided",
}

// decidedList is the file with the programs that an engine which need not decide all has decided, a line for each folder.
func decidedList(engine string) string { return filepath.Join("testdata", "decided", engine+".txt") }

// readDecided gives the programs of the list of an engine.
func readDecided(t *testing.T, engine string) map[string]bool {
	decided := map[string]bool{}
	text, err := os.ReadFile(decidedList(engine))
	if err != nil {
		t.Error(err)
	}
	for _, line := range strings.Split(string(text), "\n") {
		folder, names, _ := strings.Cut(line, ": ")
		for _, name := range strings.Fields(names) {
			decided[folder+"/"+name] = true
		}
	}
	return decided
}

// writeDecided writes the list of an engine.
func writeDecided(t *testing.T, engine string, decided map[string]bool) {
	var text strings.Builder
	last := ""
	for _, name := range slices.Sorted(maps.Keys(decided)) {
		folder, base := path.Split(name)
		if folder != last {
			fmt.Fprintf(&text, "\n%s:", path.Clean(folder))
			last = folder
		}
		text.WriteString(" " + base)
	}
	if err := os.WriteFile(decidedList(engine), []byte(strings.TrimPrefix(text.String(), "\n")+"\n"), 0o644); err != nil {
		t.Error(err)
	}
}

// TestEngines asks each engine by itself: what it says is what is expected of the
// program. An engine that refuses a program, or does not know for another reason than lack
// of time, fails; so does one that has too little time too often. Those that are for some programs only, modular and walk, must go on to
// decide what they have decided: -update writes their lists. Counterexamples are saved and replayed.
func TestEngines(t *testing.T) {
	for _, engine := range strings.Split(*enginesAsked, ",") {
		t.Run(engine, func(t *testing.T) {
			var mu sync.Mutex
			var slow []string
			agreed := 0
			partial := engine == "modular" || engine == "walk"
			decided := map[string]bool{}
			listed := partial && *level == "" && *clangName == "clang-14" // what another compiler makes of a program is another one
			if listed {
				decided = readDecided(t, engine)
			}
			t.Cleanup(func() {
				if listed && golden.Updating() {
					writeDecided(t, engine, decided)
				}
				sort.Strings(slow)
				t.Logf("%s agrees with what is expected of %d programs; it has too little time for %v", engine, agreed, slow)
				if 10*len(slow) > agreed && !partial {
					t.Errorf("%s is too slow for %d programs", engine, len(slow))
				}
			})
			var always, others []*program
			for _, p := range programs(t) {
				switch {
				case p.hasFlag("--rounds") || p.hasFlag("--sequentialization") || p.hasFlag("--engine"): // of one engine only
				case partial && p.expect == "bounded": // it may prove more
				case strings.HasPrefix(p.name, "programs/schedules/"): // what is read off a model is each engine's own
					always = append(always, p)
				default:
					others = append(others, p)
				}
			}
			for _, p := range append(always, sample(t, others, *enginesPrograms)...) {
				t.Run(p.name, func(t *testing.T) {
					t.Parallel()
					sampled(t)
					schedule := filepath.Join(t.TempDir(), "schedule")
					timeout := "20s"
					if engine == "walk" {
						timeout = "3s"
					}
					v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout="+timeout, "--engine="+engine, "--save-schedule="+schedule)...)
					if v.Verdict == "violated" {
						p.replays(t, v, schedule)
					}
					mu.Lock()
					defer mu.Unlock()
					if p.expect != "unknown" && p.expect != v.Verdict && v.limited(t) {
						slow = append(slow, p.name)
						return
					}
					if p.needsCompiled() && strings.Contains(v.Reason, "which is not modelled exactly") {
						return
					}
					unknown := v.Verdict == "unknown" || engine == "walk" && v.samples()
					if golden.Updating() {
						if delete(decided, p.name); listed && !unknown {
							decided[p.name] = true
						}
					}
					if unknown && decided[p.name] {
						t.Errorf("%s says %s (%s) of what it has decided before; -update takes it off the list", engine, v.Verdict, v.Reason)
						return
					}
					for _, who := range []string{engine, engine + " " + p.name, p.name} {
						if why, ok := refused[who]; ok && unknown && strings.Contains(v.Reason, why) {
							return
						}
					}
					// The engine may find another failure than the one that is wanted.
					q := *p
					q.wants = nil
					q.check(t, v, code)
					agreed++
				})
			}
		})
	}
}

// replays executes the counterexample that was saved with v: it must be the same one.
func (p *program) replays(t *testing.T, v *verdict, schedule string) {
	t.Helper()
	again, code := gsmackVerify(t, p.dir, nil, p.args("replay", "--format=json", schedule)...)
	if code != exitCodes["violated"] || again.Message != v.Message || len(again.Trace.Steps) != len(v.Trace.Steps) {
		t.Errorf("%s: the schedule leads to %s (%s%s), exit code %d", p.name, again.Verdict, again.Message, again.Reason, code)
	}
}

// needsCompiled reports whether only the explorer, which runs the compiled program, decides p.
func (p *program) needsCompiled() bool { return strings.Contains(p.name, "_compiled") }

// hasFlag reports whether the program is run with a flag of that name.
func (p *program) hasFlag(name string) bool {
	for _, f := range p.flags {
		if f == name || strings.HasPrefix(f, fmt.Sprintf("%s=", name)) {
			return true
		}
	}
	return false
}
