package tests

import (
	"flag"
	"fmt"
	"path/filepath"
	"sort"
	"strings"
	"sync"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var (
	enginesAsked = flag.String("engines", "order,seq", "the engines that TestEngines asks")
	enginesEvery = flag.Int("engines.every", 30, "TestEngines runs each N-th program, others in each run; 1: all")
)

// refused are the programs that an engine need not decide, with the reason that it gives; without a
// program, any.
var refused = map[string]string{
	"order programs/bpl/deadlock_spawn_in_section_bug.bpl": "a section that starts the first thread and then waits",
	"seq":                                  "which accesses happen before one another", // asked where memory orders are weak
	"seq programs/libc/output_fails_bug.c": "which is not modelled exactly",
}

// TestEngines asks each engine by itself: what it says is what is expected of the
// program. An engine that refuses a program, or does not know for another reason than lack
// of time, fails; so does one that has too little time too often. Counterexamples are saved and replayed.
func TestEngines(t *testing.T) {
	for _, engine := range strings.Split(*enginesAsked, ",") {
		t.Run(engine, func(t *testing.T) {
			var mu sync.Mutex
			var slow []string
			agreed, offset := 0, int(seed.New(t)%int64(*enginesEvery))
			t.Cleanup(func() {
				sort.Strings(slow)
				t.Logf("%s agrees with what is expected of %d programs; it has too little time for %v", engine, agreed, slow)
				if 10*len(slow) > agreed {
					t.Errorf("%s is too slow for %d programs", engine, len(slow))
				}
			})
			for i, p := range programs(t) {
				always := strings.HasPrefix(p.name, "programs/schedules/") // what is read off a model is each engine's own
				if i%*enginesEvery != offset && !always || p.hasFlag("--rounds") || p.hasFlag("--sequentialization") {
					continue // rounds are of one engine only
				}
				t.Run(p.name, func(t *testing.T) {
					t.Parallel()
					schedule := filepath.Join(t.TempDir(), "schedule")
					v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=20s", "--engine="+engine, "--save-schedule="+schedule)...)
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
					for _, who := range []string{engine, engine + " " + p.name} {
						if why := refused[who]; why != "" && strings.Contains(v.Reason, why) {
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
