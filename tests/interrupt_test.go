package tests

import (
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// slow takes any verifier longer than the test waits.
const slow = `#include <assert.h>
#include <pthread.h>
unsigned long i = 1, j = 1;
void *t1(void *arg) { for (int k = 0; k < 24; k++) i += j; return arg; }
void *t2(void *arg) { for (int k = 0; k < 24; k++) j += i; return arg; }
int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, t1, NULL);
  pthread_create(&b, NULL, t2, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(i != 20365011074 && j != 20365011074);
  return 0;
}
`

// TestInterrupt stops a run at several moments: it must end within a second
// with UNKNOWN.
func TestInterrupt(t *testing.T) {
	file := filepath.Join(t.TempDir(), "slow.c")
	if err := os.WriteFile(file, []byte(slow), 0o666); err != nil {
		t.Fatal(err)
	}
	for _, after := range []time.Duration{50 * time.Millisecond, 500 * time.Millisecond, 4 * time.Second} {
		t.Run(after.String(), func(t *testing.T) {
			var stdout, stderr strings.Builder
			var took time.Duration
			var exit *exec.ExitError
			// A busy machine may not have come to main by then: the signal ends the process itself.
			for wait := after; exit == nil || exit.ExitCode() < 0 && stdout.String()+stderr.String() == "" && wait < 2*time.Second; wait *= 2 {
				cmd := exec.Command(gsmack, "verify", "--check=assert", file)
				cmd.Stdout, cmd.Stderr = &stdout, &stderr
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				time.Sleep(wait)
				if err := cmd.Process.Signal(os.Interrupt); err != nil {
					t.Fatal(err)
				}
				began := time.Now()
				err := cmd.Wait()
				took = time.Since(began)
				if !errors.As(err, &exit) {
					t.Fatalf("ended with %v\n%s%s", err, stdout.String(), stderr.String())
				}
			}
			if code := exit.ExitCode(); code != 3 || !strings.HasPrefix(stdout.String(), "UNKNOWN: interrupted") {
				t.Errorf("exit code %d\n%s%s", code, stdout.String(), stderr.String())
			}
			if took > time.Second {
				t.Errorf("it took %s", took)
			}
		})
	}
}

// TestTimeout checks that a time limit ends a run promptly.
func TestTimeout(t *testing.T) {
	began := time.Now()
	stdout, stderr, code := run(t, ".", []byte(slow), gsmack, "verify", "--check=assert", "--timeout=2s")
	if took := time.Since(began); took > 4*time.Second {
		t.Errorf("it took %s", took)
	}
	if code != 3 || !strings.HasPrefix(stdout, "UNKNOWN: ") || !strings.Contains(stdout, "time limit") {
		t.Errorf("exit code %d\n%s%s", code, stdout, stderr)
	}
}

// TestBudget holds the small lost update to half a second of processor time and
// 200 MB, clang included. The bench command measures: what a process of the tests starts
// counts as large as that process (getrusage(2)).
func TestBudget(t *testing.T) {
	stdout, stderr, code := run(t, ".", nil, gsmack, "bench", "--format=json", "programs/threads/lost_update_bug.c")
	if code != 0 {
		t.Fatalf("exit code %d\n%s%s", code, stdout, stderr)
	}
	var rows []struct {
		Verdict string
		CPU     float64 `json:"cpu_seconds"`
		Peak    int64   `json:"peak_bytes"`
	}
	if err := json.Unmarshal([]byte(stdout), &rows); err != nil || len(rows) != 1 {
		t.Fatalf("%v\n%s", err, stdout)
	}
	if r := rows[0]; r.Verdict != "violated" || r.CPU > 0.5 || r.Peak <= 0 || r.Peak > 200<<20 {
		t.Errorf("%s after %.2f s of processor time with %d bytes of memory", r.Verdict, r.CPU, r.Peak)
	}
}
