package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// compileWith compiles a file of explorer to a program in dir, as a user would. The test is skipped where the compiler is not installed.
func compileWith(t *testing.T, dir, name string, command ...string) {
	t.Helper()
	if _, err := exec.LookPath(command[0]); err != nil {
		t.Skip(command[0] + " is not installed")
	}
	cmd := exec.Command(command[0], append(command[1:], "-pthread", "-o", filepath.Join(dir, name))...)
	cmd.Dir = "explorer"
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestAttached explores programs that gsmack has not compiled.
func TestAttached(t *testing.T) {
	dir := t.TempDir()
	compileWith(t, dir, "gcc", "gcc", "-O2", "-s", "attached.c")
	compileWith(t, dir, "clang", "clang-14", "-g", "-O1", "-no-pie", "attached.c")
	compileWith(t, dir, "g++", "g++", "-O2", "-g", "attached.cpp")
	for _, c := range []struct{ command, verdict, text string }{
		{"gcc deadlock", "violated", "threads wait for one another"},
		{"gcc ordered", "verified", "threads synchronise by the functions of pthreads"},
		{"gcc lost", "violated", "hits == 2"},
		{"clang lost", "violated", "hits == 2"},
		{"clang unlock", "violated", "pthread_mutex_unlock: the mutex is not held by this thread"},
		{"clang null", "violated", "a null pointer is followed"},
		{"gcc abort", "violated", "abort is called"},
		{"gcc twice", "violated", "free of an object that was freed"},
		{"gcc leak", "violated", "memory is never freed"},
		{"gcc semaphore", "verified", ""},
		{"gcc c11", "verified", ""},
		{"gcc exit", "violated", "left == 0"},
		{"gcc variable", "verified", ""},
		{"gcc file", "verified", ""},
		{"gcc poll", "unknown", "without a step that another thread could notice"},
		{"g++ joined", "bounded", ""},
		{"g++ lost", "violated", "every unfinished thread waits for ever"},
	} {
		words := strings.Fields(c.command)
		words[0] = filepath.Join(dir, words[0])
		r := explore(t, "explorer", append([]string{"--timeout=100s", "--check=assert,deadlock,misuse,memory,leaks"}, words...)...)
		if text := r.Reason + r.Message + strings.Join(r.Assumptions, " "); r.Verdict != c.verdict || !strings.Contains(text, c.text) {
			t.Errorf("%s: %s, %s", c.command, r.Verdict, text)
		}
	}
	compileWith(t, dir, "late", "gcc", "../programs/leaks/freed_late_bug.c")
	if r := explore(t, "explorer", "--check=assert,leaks", filepath.Join(dir, "late")); !strings.Contains(strings.Join(r.Assumptions, " "), "nothing leaks: ") {
		t.Errorf("leaks are covered: %+v", r)
	}
	file := filepath.Join(dir, "lost.sched")
	explore(t, "explorer", "--save-schedule="+file, filepath.Join(dir, "clang"), "lost")
	if out, _, code := run(t, "explorer", nil, gsmack, "replay", file, filepath.Join(dir, "clang"), "lost"); code != 1 || !strings.Contains(out, "attached.c:") || !strings.Contains(out, "FAILS: hits == 2") {
		t.Errorf("replayed: %d %s", code, out)
	}
	if _, err := exec.LookPath("gdb"); err == nil {
		out, _, code := run(t, "explorer", []byte("print hits\nrun\nprint hits\n"), gsmack, "replay", "--gdb", file, filepath.Join(dir, "clang"), "lost")
		if code != 1 || strings.Count(out, "assertion: hits == 2") != 2 || !strings.Contains(out, "$2 = 1\n") {
			t.Errorf("in gdb: %d %s", code, out)
		}
	}
}

// TestAttachedNot: what cannot be explored is said in one line.
func TestAttachedNot(t *testing.T) {
	dir := t.TempDir()
	compileWith(t, dir, "static", "gcc", "-static", "attached.c")
	compileWith(t, dir, "object", "gcc", "-c", "attached.c")
	compileWith(t, dir, "single", "gcc", "single.c")
	compileWith(t, dir, "plain", "gcc", "attached.c")
	program, err := os.ReadFile(filepath.Join(dir, "plain"))
	if err != nil {
		t.Fatal(err)
	}
	other := append([]byte(nil), program...)
	other[18] = 183 // e_machine: AArch64
	for name, data := range map[string][]byte{"other": other, "setuid": program, "script": []byte("#!/bin/sh\n"), "short": program[:100]} {
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Chmod(filepath.Join(dir, "setuid"), 0o755|os.ModeSetuid); err != nil {
		t.Fatal(err)
	}
	for name, text := range map[string]string{
		"static": "is statically linked", "object": "is an object file", "single": "starts no threads", "other": "is a program for AARCH64", "setuid": "is setuid",
		"script": "is a script", "short": "cannot be read as a program",
	} {
		out, errs, code := run(t, dir, nil, gsmack, "explore", filepath.Join(dir, name), "-x")
		if code != 2 || out != "" || strings.Count(errs, "\n") != 1 || !strings.Contains(errs, text) {
			t.Errorf("%s: %d %s%s", name, code, out, errs)
		}
	}
}
