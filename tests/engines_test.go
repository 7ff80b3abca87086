package tests

import (
	"flag"
	"fmt"
	"sort"
	"strings"
	"sync"
	"testing"
)

var (
	enginesAsked = flag.String("engines", "order,seq", "the engines that TestEngines asks")
	enginesEvery = flag.Int("engines.every", 20, "TestEngines runs each N-th program; 1: all")
)

// TestEngines asks each engine by itself: what it says is what is expected of the
// program. An engine may refuse a program, or not know in time; those are listed.
func TestEngines(t *testing.T) {
	for _, engine := range strings.Split(*enginesAsked, ",") {
		t.Run(engine, func(t *testing.T) {
			var mu sync.Mutex
			open := map[string][]string{}
			agreed := 0
			t.Cleanup(func() {
				t.Logf("%s agrees with what is expected of %d programs", engine, agreed)
				for reason, names := range open {
					sort.Strings(names)
					t.Logf("%d without an answer, %s: %s", len(names), reason, strings.Join(names, " "))
				}
			})
			for i, p := range programs(t) {
				always := strings.HasPrefix(p.name, "programs/schedules/") // what is read off a model is each engine's own
				if i%*enginesEvery != 0 && !always || p.hasFlag("--rounds") || p.hasFlag("--sequentialization") {
					continue // rounds are of one engine only
				}
				t.Run(p.name, func(t *testing.T) {
					t.Parallel()
					v, code := gsmackVerify(t, p.dir, nil, p.args("verify", "--format=json", "--timeout=20s", "--engine="+engine)...)
					if v.Verdict == "unknown" && p.expect != "unknown" {
						mu.Lock()
						defer mu.Unlock()
						open[v.Reason] = append(open[v.Reason], p.name)
						return
					}
					// The engine may find another failure than the one that is wanted.
					q := *p
					q.wants = nil
					q.check(t, v, code)
					mu.Lock()
					defer mu.Unlock()
					agreed++
				})
			}
		})
	}
}

// hasFlag reports whether the program is run with a flag of that name.
func (p *program) hasFlag(name string) bool {
	for _, f := range p.flags {
		if f == name || strings.HasPrefix(f, fmt.Sprintf("%s=", name)) {
			return true
		}
	}
	return false
}
