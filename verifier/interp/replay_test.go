package interp

import (
	"context"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/trace"
)

// find gives the statement of a procedure that prints as text.
func find(t *testing.T, p *cfg.Program, proc, text string) ivl.Stmt {
	t.Helper()
	var all []string
	for _, q := range p.Procs {
		if q.Decl.Name != proc {
			continue
		}
		for _, b := range q.Blocks {
			for _, s := range b.Stmts {
				got := strings.TrimSpace(ivl.FormatStmt(s))
				if got == text {
					return s
				}
				all = append(all, got)
			}
		}
	}
	t.Fatalf("no statement %q in %s; there are:\n%s", text, proc, strings.Join(all, "\n"))
	return nil
}

const race = `
var x: int;
procedure worker(n: int) modifies x; {
  var t: int;
  t := x;
  x := t + n;
}
procedure main() modifies x; {
  var t: int;
  var b: bool;
  x := 0;
  havoc b;
  async call worker(1);
  async call worker(2);
  t := x;
  assert t != 2;
}`

// step names a choice by its text.
type step struct {
	thread int
	proc   string
	text   string
	child  int
	vals   []value.Value
}

// found is what an engine would say of the steps.
func found(t *testing.T, p *cfg.Program, steps []step) trace.Finding {
	var f trace.Finding
	for _, c := range steps {
		f.Events = append(f.Events, trace.Event{Thread: c.thread, Stmt: find(t, p, c.proc, c.text), Child: c.child, Values: c.vals})
	}
	return f
}

// replayed completes what an engine found, and replays it.
func replayed(p *cfg.Program, f trace.Finding) (*trace.Trace, error) {
	s, err := Complete(context.Background(), p, f)
	if err != nil {
		return nil, err
	}
	return Replay(context.Background(), p, s)
}

func TestReplay(t *testing.T) {
	p := cfgtest.Lower(t, race)
	spawn := []step{
		{0, "main", "async call worker(1);", 7, nil},
		{0, "main", "async call worker(2);", 3, nil},
	}
	read := func(th int) step { return step{th, "worker", "t := x;", 0, nil} }
	write := func(th int) step { return step{th, "worker", "x := t + n;", 0, nil} }
	look := step{0, "main", "t := x;", 0, nil}
	fail := step{0, "main", "assert t != 2;", 0, nil}
	with := func(more ...step) []step { return append(append([]step(nil), spawn...), more...) }
	for _, c := range []struct {
		name  string
		steps []step
		err   string // "" if the schedule is right
	}{
		{"lost update", with(read(7), read(3), write(7), write(3), look, fail), ""},
		{"one only", with(read(3), write(3), look, fail), ""},
		{"reads are executed on the way", with(write(3), look, fail), ""},
		{"the havoc too", append([]step{{0, "main", "havoc b;", 0, []value.Value{value.Bool(true)}}}, with(write(3), look, fail)...), ""},
		{"both", with(read(7), write(7), read(3), write(3), look, fail), "holds"},
		{"in the wrong order", with(write(3), read(3), look, fail), "ends"},
		{"no failure at the end", with(read(7), read(3)), "holds"},
		{"no such thread", with(read(4)), "not started"},
		{"started twice", append([]step{spawn[0]}, step{0, "main", "async call worker(2);", 7, nil}, fail), "twice"},
		{"wrong number of values", append([]step{{0, "main", "havoc b;", 0, []value.Value{value.Bool(true), value.Bool(true)}}}, with(write(3), look, fail)...), "2 values for 1"},
		{"statement of another thread", with(step{3, "main", "t := x;", 0, nil}, fail), "ends"},
		{"empty", nil, "no assertion fails"},
	} {
		t.Run(c.name, func(t *testing.T) {
			tr, err := replayed(p, found(t, p, c.steps))
			if c.err == "" {
				if err != nil {
					t.Fatal(err)
				}
				if tr.Property != "assertion" || tr.Message != "t != 2" || tr.Failure.Line != 16 {
					t.Errorf("%+v", tr)
				}
				return
			}
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("error %v, want one with %q", err, c.err)
			}
		})
	}
}

func TestReplaySections(t *testing.T) {
	p := cfgtest.Lower(t, `
var x: int; var lock: bool;
procedure w() modifies x, lock; {
  atomic { await !lock; lock := true; }
  x := 1;
  x := 2;
  lock := false;
}
procedure main() modifies x, lock; {
  x := 0; lock := false;
  async call w();
  atomic { await !lock; lock := true; }
  assert x == 0;
  assert x == 1;
  lock := false;
}`)
	spawn := step{0, "main", "async call w();", 1, nil}
	lock := func(th int, proc string) step { return step{th, proc, "lock := true;", 0, nil} }
	await := func(th int, proc string) step { return step{th, proc, "assume {:await} !lock;", 0, nil} }
	for _, c := range []struct {
		name  string
		steps []step
		err   string
	}{
		{"first come first served", []step{spawn, lock(0, "main"), {0, "main", "assert x == 1;", 0, nil}}, ""},
		{"the section ends before the switch", []step{spawn, await(1, "w"), await(0, "main")}, "await does not hold"},
		{"the lock is taken", []step{spawn, lock(1, "w"), {1, "w", "x := 1;", 0, nil}, lock(0, "main")}, "await does not hold"},
		{"another assertion fails first", []step{spawn, {1, "w", "lock := false;", 0, nil}, lock(0, "main"), {0, "main", "lock := false;", 0, nil}}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := replayed(p, found(t, p, c.steps))
			if (err == nil) != (c.err == "") || err != nil && !strings.Contains(err.Error(), c.err) {
				t.Errorf("error %v, want %q", err, c.err)
			}
		})
	}
}

// TestReplayGotos names the targets of gotos, which must all be.
func TestReplayGotos(t *testing.T) {
	p := cfgtest.Lower(t, `
var x: int;
procedure main() modifies x; {
  var i: int;
  i := 0;
  x := 0;
  while (*) { i := i + 1; x := x + i; }
  assume i == 3;
  if (*) { x := x + 100; } else { x := x + 1000; }
  assert x == 1006;
  assert x != 1006;
}`)
	last := trace.Event{Stmt: find(t, p, "main", "assert x != 1006;")}
	if _, err := replayed(p, trace.Finding{Events: []trace.Event{last}}); err == nil || !strings.Contains(err.Error(), "does not say where") {
		t.Error(err)
	}
	goes := func(i int64) trace.Event { return trace.Event{Values: []value.Value{value.Int64(i)}} }
	for target, message := range []string{"x == 1006", "x != 1006"} {
		tr, err := replayed(p, trace.Finding{Events: []trace.Event{goes(0), goes(0), goes(0), goes(1), goes(int64(target)), last}})
		if err != nil {
			t.Fatal(err)
		}
		if tr.Message != message {
			t.Errorf("target %d: %+v", target, tr)
		}
	}
}

const fromC = `
var {:cname "count"} {:ctype "unsigned int"} count: bv32;
var {:data} $M: [bv64]bv32;
var {:data} $M.bytes: [bv64]bv8;
var $ghost: [bv64]bv32;
const {:cname "buf"} {:ctype "int[4]"} {:size 16} buf: bv64;
axiom buf == 65536bv64;
const {:cname "c"} {:ctype "char"} {:size 1} c: bv64;
axiom c == 65568bv64;
procedure {:allocator} $alloc(n: bv64) returns (p: bv64);
function {:bvbuiltin "bvadd"} $add.bv32(x: bv32, y: bv32) returns (bv32);
procedure {:cname "malloc"} {:model} malloc(n: bv64) returns (p: bv64) {
  call p := $alloc(n);
}
procedure {:cname "nondet_uint"} {:model} nondet_uint() returns (n: bv32) {
  assume {:sourceloc "models/nondet.c", 9, 1} true;
  havoc n;
}
procedure {:cname "pthread_create"} {:model} pthread_create(t: bv64) modifies $M; {
  assume {:sourceloc "models/thread.c", 30, 3} true;
  atomic {
  async call thread_main();
  $M[t] := 2bv32; }
}
procedure {:cname "thread_main"} {:model} thread_main() modifies count; {
  assume {:sourceloc "models/thread.c", 12, 3} true;
  call worker();
}
procedure {:cname "worker"} worker() modifies count; {
  var {:cname "tmp"} {:ctype "int"} tmp: bv32;
  assume {:sourceloc "a.c", 4, 3} true;
  tmp := count;
  assume {:sourceloc "a.c", 5, 3} true;
  count := $add.bv32(tmp, 4294967295bv32);
}
procedure {:cname "check"} {:model} check(ok: bool) {
  assume {:sourceloc "models/assert.c", 2, 3} true;
  assert {:property "assertion"} {:msg "count is not negative"} ok;
}
procedure {:cname "main"} main() modifies count, $M, $M.bytes, $ghost; {
  var n: bv32;
  var t: bv32;
  var {:cname "p"} {:ctype "int *"} p: bv64;
  count := 0bv32;
  $M := (lambda a: bv64 :: 0bv32);
  assume {:sourceloc "a.c", 10, 3} true;
  call n := nondet_uint();
  assume n == 3bv32;
  $M[65544bv64] := n;
  $ghost[1bv64] := n;
  assume {:sourceloc "a.c", 11, 3} true;
  $M.bytes[65568bv64] := 65bv8;
  assume {:sourceloc "a.c", 12, 3} true;
  call p := malloc(8bv64);
  $M[p] := 7bv32;
  assume {:cvalue "q", "int *", buf} true;
  assume {:sourceloc "a.c", 13, 3} true;
  call pthread_create(buf);
  assume {:sourceloc "a.c", 14, 3} true;
  t := count;
  call check(t == 0bv32);
}`

// TestTrace reads a counterexample of a program that came from C.
func TestTrace(t *testing.T) {
	p := cfgtest.Lower(t, fromC)
	out, err := Explore(context.Background(), p, Limits{Numbers: []int64{3}})
	if err != nil || !out.Violated() {
		t.Fatalf("%v %+v", err, out)
	}
	tr, err := Replay(context.Background(), p, out.Schedules[0])
	if err != nil {
		t.Fatal(err)
	}
	lines := map[int]string{
		4: "  int tmp = count;", 5: "  count = tmp - 1;", 10: "  buf[2] = nondet_uint();", 11: "  c = 'A';",
		12: "  int *p = malloc(8), *q = buf; *p = 7;", 13: "  pthread_create(&buf[0], 0, worker, 0);", 14: "  check(count == 0);",
	}
	tr.FillSource(func(file string, line int) (string, bool) {
		s, ok := lines[line]
		return s, ok && file == "a.c"
	})
	var b strings.Builder
	if err := tr.Write(&b, trace.TextOptions{}); err != nil {
		t.Fatal(err)
	}
	const want = `
Threads:
  0  main
  1  worker, created by thread 0 at a.c:13:3

Inputs:
  a.c:10:3 in main: 3

thread 0 (main)
  a.c:10  buf[2] = nondet_uint();                 nondet_uint() = 3, buf[2] = 3, in main
  a.c:11  c = 'A';                                c = 65 'A'
  a.c:12  int *p = malloc(8), *q = buf; *p = 7;   p = &malloc#1, malloc#1 = 7, q = &buf[0]
  a.c:13  pthread_create(&buf[0], 0, worker, 0);  creates thread 1 (worker)
--- context switch to thread 1 (worker)
  a.c:4   int tmp = count;                        tmp = 0, in worker
  a.c:5   count = tmp - 1;                        count = 4294967295
--- context switch to thread 0 (main)
  a.c:14  check(count == 0);                      FAILS: count is not negative, in main
`
	if got := b.String(); got != want {
		t.Errorf("got:\n%s\nwant:\n%s", got, want)
	}
	var slice []int
	for _, s := range tr.Steps {
		if s.Slice {
			slice = append(slice, s.Pos.Line)
		}
	}
	if want := []int{13, 4, 5, 14}; !slices.Equal(slice, want) {
		t.Errorf("the failure depends on the lines %v, want %v", slice, want)
	}
	data, err := json.Marshal(tr)
	if err != nil {
		t.Fatal(err)
	}
	var back trace.Trace
	if err := json.Unmarshal(data, &back); err != nil || len(back.Steps) != len(tr.Steps) || back.Threads[1].Created.Line != 13 {
		t.Errorf("%v %s", err, data)
	}
}
