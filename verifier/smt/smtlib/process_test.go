package smtlib

import (
	"context"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gsmack/gsmack/verifier/children"
	"github.com/gsmack/gsmack/verifier/smt"
)

// program is a solver that is a shell script.
func program(t *testing.T, script string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "solver")
	syscall.ForkLock.RLock() // a process that another test forks meanwhile would have the file open, and "text file busy"
	defer syscall.ForkLock.RUnlock()
	if err := os.WriteFile(path, []byte("#!/bin/sh\n"+script), 0o777); err != nil {
		t.Fatal(err)
	}
	return path
}

func solver(t *testing.T, a *smt.Arena, command string) *Solver {
	t.Helper()
	s, err := New(a, command)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// large is a term whose script is larger than any pipe.
func large(a *smt.Arena) smt.Term {
	x := a.Var("x", smt.BVSort(32))
	t := x
	for i := range 200000 {
		t = a.BVXor(a.BVAdd(t, a.BV(32, uint64(i|1))), a.BVShl(t, a.BV(32, 1)))
	}
	return a.Eq(t, a.BV(32, 1))
}

// waitFor waits until ok holds.
func waitFor(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for range 1000 {
		if ok() {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Errorf("%s: it does not come to that", what)
}

// pidIn reads the number that a script wrote, 0 before it did.
func pidIn(file string) int {
	data, _ := os.ReadFile(file)
	pid, _ := strconv.Atoi(strings.TrimSpace(string(data)))
	return pid
}

func gone(pid int) bool { return !children.Runs(pid) }

// TestNothingIsLeft ends conversations in every way. What the program started ends with
// it, and nothing reads the arena after Check: the race detector would see it.
func TestNothingIsLeft(t *testing.T) {
	const child = "sleep 1000 >/dev/null 2>&1 & echo $! >"
	for _, c := range []struct{ name, script, err string }{
		{"answer", "while read line; do [ \"$line\" = '(check-sat)' ] && break; done; echo unsat; wait", ""},
		{"error while the script is written", "echo '(error \"too long\")'; wait", "too long"},
		{"end while the script is written", "exit 3", "exit status 3"},
		{"words on the standard error", "echo no licence >&2; exit 1", "no licence"},
		{"no answer, no end", "exec >/dev/null; wait", "ended without an answer"},
		{"cancelled", "cat >/dev/null", "context canceled"},
		{"cancelled while the script is written", "wait", "context canceled"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			a := smt.NewArena()
			file := filepath.Join(t.TempDir(), "pid")
			s := solver(t, a, program(t, child+file+"\n"+c.script))
			term := a.Var("p", smt.SortBool)
			if strings.Contains(c.name, "written") {
				term = large(a)
			}
			s.Assert(term)
			ctx, cancel := context.WithCancel(context.Background())
			defer cancel()
			if strings.HasPrefix(c.name, "cancelled") {
				go func() {
					waitFor(t, "start", func() bool { return pidIn(file) != 0 })
					time.Sleep(100 * time.Millisecond)
					cancel()
				}()
			}
			st, err := s.Check(ctx)
			for i := range 1000 { // what others may do from here on
				a.Var("later"+strconv.Itoa(i), smt.SortBool)
			}
			if c.err == "" && (st != smt.Unsat || err != nil) || c.err != "" && (err == nil || !strings.Contains(err.Error(), c.err)) {
				t.Errorf("%v %v", st, err)
			}
			pid := pidIn(file)
			if pid == 0 {
				t.Fatal("it was not started")
			}
			waitFor(t, "end of the grandchild", func() bool { return gone(pid) })
			if children.Counts(pid) {
				t.Error("it is counted as running")
			}
		})
	}
}

// TestReapedIsNotKilled checks that nothing is sent to a process number that may
// be another's already, whenever a cancel comes.
func TestReapedIsNotKilled(t *testing.T) {
	real := kill
	defer func() { kill = real }()
	kill = func(pgid int, sig syscall.Signal) error {
		if real(-pgid, 0) != nil {
			t.Errorf("process %d is killed, and was reaped", -pgid)
		}
		return real(pgid, sig)
	}
	a := smt.NewArena()
	s := solver(t, a, program(t, "exit 1"))
	s.Assert(a.Var("p", smt.SortBool))
	var wg sync.WaitGroup
	for i := range 200 {
		ctx, cancel := context.WithCancel(context.Background())
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(time.Duration(i) * 50 * time.Microsecond)
			cancel()
		}()
		st, err := s.Check(ctx)
		if st != smt.Unknown || err == nil {
			t.Fatal(st, err)
		}
	}
	wg.Wait()
}

// TestResident counts the memory of what a wrapper started.
func TestResident(t *testing.T) {
	a := smt.NewArena()
	s := solver(t, a, program(t, "head -c 100000000 /dev/zero | tail -n 1 | sleep 1000; true"))
	s.Assert(a.Var("p", smt.SortBool))
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan bool)
	go func() {
		s.Check(ctx)
		close(done)
	}()
	waitFor(t, "100 MB", func() bool { return children.Resident() > 100e6 })
	cancel()
	<-done
	if n := children.Resident(); n != 0 {
		t.Errorf("%d bytes are left", n)
	}
}
