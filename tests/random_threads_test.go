package tests

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/ivl/tool"
	"github.com/gsmack/gsmack/tests/random"
)

var (
	threadPrograms = flag.Int("thread-programs", 6, "how many random C programs TestRandomThreads runs and verifies")
)

// native is what makes a program run: CHECK prints, and threads wait now and then.
const native = `#include <stdio.h>
#include <time.h>
#include <unistd.h>
#define CHECK(sum) printf("%u\n", sum)
static void jitter(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  if (t.tv_nsec >> 5 & 1)
    usleep(t.tv_nsec >> 6 & 127);
}
#define JITTER jitter()
`

// A program that is not done after this many seconds, where it needs thousandths, is stuck;
// timeout(1) says so by its exit code.
const (
	patience = "5"
	timedOut = 124
)

// TestRandomThreads runs random C programs with threads on this machine. What they were seen to
// compute, the symbolic engines and the explorer must find that they can, and deadlocks that they were seen to come to; and where ThreadSanitizer (Serebryany and
// Iskhodzhanov, WBIA 2009) sees a data race, they must find one.
//
// The machine is not sequentially consistent, but nobody has seen that in a program this small.
func TestRandomThreads(t *testing.T) {
	found := func(t *testing.T, dir string, seed int64, seen string, args ...string) {
		t.Helper()
		if v, _ := gsmackVerify(t, dir, nil, append([]string{"verify", "--format=json", "--timeout=60s"}, args...)...); v.Verdict != "violated" && !v.limited(t) {
			t.Errorf("-seed=%d -thread-programs=1: %s, but the verdict is %s (%s)", seed, seen, v.Verdict, v.Reason)
		}
		x := explore(t, dir, append([]string{"--timeout=60s"}, args...)...)
		if _, cut := x.Bounds.Hit["executions"]; x.Verdict != "violated" && !cut {
			t.Errorf("-seed=%d -thread-programs=1: %s, but the explorer says %s (%s)", seed, seen, x.Verdict, x.Reason)
		}
	}
	gcc := tool.Path(t, "gcc")
	first := seed.New(t)
	for i := range *threadPrograms {
		seed := first + int64(i)
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			t.Parallel()
			sampled(t)
			dir := t.TempDir()
			for name, text := range map[string]string{"threads.c": random.Threads(seed), "native.h": native} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			sums, stuck := computed(t, gcc, dir, 10)
			if stuck {
				found(t, dir, seed, "it comes to a deadlock", "--check=deadlock", "threads.c", "--", "-DJITTER=", "-DCHECK(sum)=")
			}
			for sum := range sums {
				found(t, dir, seed, "it computes "+sum, "--check=assert", "threads.c", "--", "-include", "assert.h", "-DJITTER=", fmt.Sprintf("-DCHECK(sum)=assert(sum != %su)", sum))
			}
			race := sanitized(t, gcc, dir, 15)
			t.Logf("results %d, stuck %v, race %v", len(sums), stuck, race != "")
			if race != "" {
				found(t, dir, seed, "it races\n"+race, "--check=race", "threads.c", "--", "-DJITTER=", "-DCHECK(sum)=")
			}
		})
	}
}

// computed runs the program in dir several times and gives the numbers that it printed,
// and whether it was stuck once.
func computed(t *testing.T, gcc, dir string, times int) (sums map[string]bool, stuck bool) {
	t.Helper()
	if _, stderr, code := run(t, dir, nil, gcc, "-O0", "-w", "-pthread", "-include", "native.h", "-o", "native", "threads.c"); code != 0 {
		t.Fatal(stderr)
	}
	sums = map[string]bool{}
	for range times {
		stdout, stderr, code := run(t, dir, nil, "timeout", patience, filepath.Join(dir, "native"))
		switch code {
		case 0:
			sums[strings.TrimSpace(stdout)] = true
		case timedOut:
			stuck = true
		default:
			t.Fatalf("the program ends with exit code %d\n%s", code, stderr)
		}
	}
	return sums, stuck
}

// sanitized runs the program in dir under ThreadSanitizer until it reports a race, which it gives; ""
// if it sees none, or cannot be had.
func sanitized(t *testing.T, gcc, dir string, times int) string {
	t.Helper()
	if _, stderr, code := run(t, dir, nil, gcc, "-O0", "-g", "-w", "-pthread", "-fsanitize=thread", "-include", "native.h", "-o", "sanitized", "threads.c"); code != 0 {
		t.Logf("no ThreadSanitizer: %s", stderr)
		return ""
	}
	for range times {
		_, stderr, _ := run(t, dir, nil, "timeout", patience, filepath.Join(dir, "sanitized"))
		if strings.Contains(stderr, "WARNING: ThreadSanitizer: data race") {
			return stderr
		}
	}
	return ""
}

var explorerPrograms = flag.Int("explorer-programs", 2, "how many random C programs TestRandomExplorer explores and verifies")

// TestRandomExplorer compares the explorer with the engine order, in whether random C programs with threads race, come to a deadlock, or compute
// what one run of theirs computes. A bound, or that there was not time enough, is no disagreement.
func TestRandomExplorer(t *testing.T) {
	gcc := tool.Path(t, "gcc")
	first := seed.New(t)
	for i := range *explorerPrograms {
		seed := first + int64(i)
		t.Run(fmt.Sprintf("seed=%d", seed), func(t *testing.T) {
			dir := t.TempDir()
			for name, text := range map[string]string{"threads.c": random.Threads(seed), "native.h": native} {
				if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o666); err != nil {
					t.Fatal(err)
				}
			}
			questions := [][]string{{"race", "-DCHECK(sum)="}, {"deadlock", "-DCHECK(sum)="}}
			sums, _ := computed(t, gcc, dir, 1)
			for sum := range sums {
				questions = append(questions, []string{"assert", fmt.Sprintf("-DCHECK(sum)=assert(sum != %su)", sum)})
			}
			for _, q := range questions {
				args := []string{"--check=" + q[0], "--timeout=20s", "threads.c", "--", "-include", "assert.h", "-DJITTER=", q[1]}
				v, _ := gsmackVerify(t, dir, nil, append([]string{"verify", "--format=json", "--engine=order", "--confirm"}, args...)...)
				x := explore(t, dir, append([]string{"--executions=20000"}, args...)...)
				t.Logf("%s: order %s, explorer %s", q[0], v.Verdict, x.Verdict)
				if v.Verdict == "violated" && x.Verdict == "verified" || v.Verdict == "verified" && x.Verdict == "violated" {
					t.Errorf("-seed=%d -explorer-programs=1: %s: order says %s (%s), the explorer %s (%s)", seed, q[0], v.Verdict, v.Message, x.Verdict, x.Message)
				}
				if v.Verdict == "violated" && !v.Compiled.Confirmed { // another race may come first
					t.Logf("-seed=%d -explorer-programs=1: %s: not confirmed: %s", seed, q[0], v.Compiled.Reason)
				}
			}
		})
	}
}
