package native

import (
	"context"
	"path/filepath"
	"runtime/debug"
	"syscall"
	"testing"
	"time"
)

// cpu is the time that this process has taken, and that those that it waited for have.
func cpu() (used [2]time.Duration) {
	for i, who := range []int{syscall.RUSAGE_SELF, syscall.RUSAGE_CHILDREN} {
		var u syscall.Rusage
		syscall.Getrusage(who, &u)
		used[i] = time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	return used
}

// BenchmarkExplore goes through at most 20,000 executions of programs of tests/explorer. docs/explorer.md has its figures.
func BenchmarkExplore(b *testing.B) {
	defer debug.SetGCPercent(debug.SetGCPercent(400)) // in place of the ballast that gsmack has
	for _, c := range []struct{ program, size string }{
		{"counter", "8"}, {"dining", "8"}, {"fibonacci", "5"}, {"handover", "3"}, {"rendezvous", "5"}, {"philosophers", "9"}, {"lastzero", "13"}, {"readers", "15"}, {"indexer", "15"}, {"filesystem", "20"}, {"spin", "4"},
	} {
		b.Run(c.program+"/"+c.size, func(b *testing.B) {
			built, err := Build(context.Background(), b.TempDir(), Options{Files: []string{filepath.Join("../../../tests/explorer", c.program+".c")}, Args: []string{"-DN=" + c.size}})
			if err != nil {
				b.Fatal(err)
			}
			q := Question{Built: *built, Checks: CheckRace | CheckMisuse | CheckAssert | CheckDeadlock, Executions: 20000, Preemptions: -1}
			executions, events, before := 0, 0, cpu()
			for b.Loop() {
				a, err := Explore(context.Background(), q)
				if err != nil || a.Failed != nil {
					b.Fatal(err, a)
				}
				executions += a.Executions + a.Blocked + a.Redundant
				events += a.Events
			}
			after := cpu()
			own, its := (after[0] - before[0]).Seconds(), (after[1] - before[1]).Seconds()
			used := own + its
			b.ReportMetric(float64(executions)/b.Elapsed().Seconds(), "executions/s")
			b.ReportMetric(float64(executions)/used, "executions/cpu-s")
			b.ReportMetric(1e6*own/float64(executions), "own-µs/execution")
			b.ReportMetric(1e6*its/float64(executions), "program-µs/execution")
			b.ReportMetric(1e9*used/float64(events), "cpu-ns/transition")
			b.ReportMetric(0, "ns/op")
		})
	}
}
