package tests

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// script writes an executable shell script.
func script(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "script")
	syscall.ForkLock.RLock() // a process that another test forks meanwhile would have the file open, and "text file busy"
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+text), 0o777); err != nil {
		t.Fatal(err)
	}
	return path
}

// eventually waits until ok holds.
func eventually(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for range 2000 {
		if ok() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("not within 10 s: %s", what)
}

// TestNothingIsLeft kills runs while a tool works for them: the tool ends, too, and so
// do the files that were made for it. A run that is killed outright (SIGKILL) leaves
// no process; that is as much as the kernel does for it.
func TestNothingIsLeft(t *testing.T) {
	for _, tool := range []string{"solver", "clang"} {
		for _, sig := range []syscall.Signal{syscall.SIGINT, syscall.SIGTERM, syscall.SIGHUP, syscall.SIGKILL} {
			t.Run(fmt.Sprintf("%s/%v", tool, sig), func(t *testing.T) {
				t.Parallel()
				if signal.Ignored(sig) {
					t.Skip("this process ignores it, as under nohup, and so does what it starts")
				}
				temp, file := t.TempDir(), filepath.Join(t.TempDir(), "pid")
				busy := script(t, "echo $$ >"+file+".new; mv "+file+".new "+file+"; exec sleep 1000")
				flag := map[string]string{"solver": "--solver=smtlib:", "clang": "--clang="}[tool] + busy
				cmd := exec.Command(gsmack, "verify", flag, "programs/threads/lost_update_bug.c")
				cmd.Env = append(os.Environ(), "TMPDIR="+temp)
				var stdout, stderr strings.Builder
				cmd.Stdout, cmd.Stderr = &stdout, &stderr
				if err := cmd.Start(); err != nil {
					t.Fatal(err)
				}
				var pid int
				eventually(t, tool+" is started", func() bool {
					data, err := os.ReadFile(file)
					pid, _ = strconv.Atoi(strings.TrimSpace(string(data)))
					return err == nil
				})
				cmd.Process.Signal(sig)
				cmd.Wait()
				if code := cmd.ProcessState.ExitCode(); sig != syscall.SIGKILL && code != 3 {
					t.Errorf("exit code %d\n%s%s", code, stdout.String(), stderr.String())
				}
				eventually(t, tool+" ended", func() bool {
					state, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
					return err != nil || strings.Contains(string(state), ") Z ")
				})
				left, err := os.ReadDir(temp)
				if err != nil || len(left) > 0 && sig != syscall.SIGKILL {
					t.Errorf("%v %v", left, err)
				}
			})
		}
	}
}

// TestMemoryLimitOfSolver runs a solver whose own memory exceeds the limit.
func TestMemoryLimitOfSolver(t *testing.T) {
	greedy := script(t, "head -c 600000000 /dev/zero | tail -n 1 | sleep 1000; true")
	stdout, stderr, code := run(t, ".", nil, gsmack, "verify", "--memory-limit=400M", "--solver=smtlib:"+greedy, "programs/threads/lost_update_bug.c")
	if code != 3 || !strings.HasPrefix(stdout, "UNKNOWN: the memory limit was reached") {
		t.Errorf("exit code %d\n%s%s", code, stdout, stderr)
	}
}
