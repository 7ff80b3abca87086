package interp

import (
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

const lostUpdate = `
var x: int;
var done: int;
procedure worker() modifies x, done; {
  x := x + 1;
  atomic { done := done + 1; }
}
procedure main() modifies x, done; {
  x := 0;
  done := 0;
  async call worker();
  async call worker();
  await done == 2;
  assert x == 2;
}`

const locked = `
var x: int;
var lock: bool;
var done: int;
procedure worker() modifies x, done, lock; {
  atomic { await !lock; lock := true; }
  x := x + 1;
  lock := false;
  atomic { done := done + 1; }
}
procedure main() modifies x, done, lock; {
  x := 0;
  lock := false;
  done := 0;
  async call worker();
  async call worker();
  await done == 2;
  assert x == 2;
}`

const deadlock = `
var a, b: bool;
procedure first() modifies a, b; {
  atomic { await !a; a := true; }
  atomic { await !b; b := true; }
  b := false;
  a := false;
}
procedure second() modifies a, b; {
  atomic { await !b; b := true; }
  atomic { await !a; a := true; }
  a := false;
  b := false;
}
procedure main() modifies a, b; {
  a := false; b := false;
  async call first();
  async call second();
}`

// counter needs as many context switches as there are steps.
const counter = `
var x: int;
procedure worker() modifies x; {
  await x == 1; x := 2;
  await x == 3; x := 4;
}
procedure main() modifies x; {
  x := 0;
  async call worker();
  x := 1;
  await x == 2; x := 3;
  await x == 4;
  assert false;
}`

var programs = []struct {
	name, src string
	violated  bool
	deadlock  bool
}{
	{"lost update", lostUpdate, true, false},
	{"mutex by await", locked, false, false},
	{"deadlock", deadlock, false, true},
	{"ping pong", counter, true, false},
	{"sequential", `procedure main() { var x: int; x := 1; assert x == 1; }`, false, false},
	{"sequential fails", `procedure main() { var x: int; x := 1; assert x == 2; }`, true, false},
	{"atomic increments", `
var x: int; var done: int;
procedure w() modifies x, done; { atomic { x := x + 1; done := done + 1; } }
procedure main() modifies x, done; {
  x := 0; done := 0;
  async call w(); async call w(); async call w();
  await done == 3;
  assert x == 3;
}`, false, false},
	{"assume prunes all that follows", `
var x: int;
procedure w() modifies x; { assume x == 1; assert false; }
procedure main() modifies x; { x := 0; async call w(); x := 2; x := 3; }`, false, false},
	{"a failure before an assume of another thread counts", `
var x: int;
procedure w() modifies x; { x := 1; assume false; }
procedure main() modifies x; { x := 0; async call w(); assert x == 0; }`, true, false},
	{"an assume does not hide another thread's failure", `
var x: int;
procedure w() modifies x; { var t: int; x := 1; t := 5; assume t == 6; }
procedure main() modifies x; { x := 0; async call w(); await x == 1; assert false; }`, true, false},
	{"a section with a false await has no effect", `
var x: int; var go: bool;
procedure w() modifies x; { atomic { x := x + 1; await go; } }
procedure main() modifies x, go; { x := 0; go := false; async call w(); assert x == 0; }`, false, true},
	{"an assertion in a section counts even if an await follows", `
procedure w() { atomic { assert false; await false; } }
procedure main() { async call w(); }`, true, false},
	{"process exit", `
var x: int;
procedure w() modifies x; { x := 1; assume {:exit} false; }
procedure main() modifies x; { x := 0; async call w(); await x == 1; await x == 2; }`, false, false},
	{"thread exit", `
var x: int;
procedure quit() { await {:thread_exit} false; }
procedure w() modifies x; { call quit(); x := 1; }
procedure main() modifies x; { x := 0; async call w(); assert x == 0; }`, false, false},
	{"nondeterministic goto", `
procedure main() { var x: int; goto A, B; A: x := 1; goto C; B: x := 2; C: assert x == 1; }`, true, false},
	{"havoc bool", `procedure main() { var b: bool; havoc b; assert b; }`, true, false},
	{"thread ids", `
procedure {:thread_self} self() returns (t: bv32);
procedure {:thread_child} child() returns (t: bv32);
var got: bv32;
procedure w() modifies got; { var t: bv32; call t := self(); got := t; }
procedure main() modifies got; {
  var c: bv32; var me: bv32;
  got := 0bv32;
  call me := self();
  assert me == 1bv32;
  async call w();
  call c := child();
  assert c != 0bv32 && c != 1bv32;
  await got != 0bv32;
  assert got == c;
}`, false, false},
	{"allocation", `
procedure {:allocator} alloc(n: bv64) returns (p: bv64);
procedure main() {
  var p, q: bv64;
  call p := alloc(8bv64);
  call q := alloc(8bv64);
  assert p != q && p != 0bv64 && p[4:0] == 0bv4;
}`, false, false},
	{"calls and recursion", `
procedure fact(n: int) returns (r: int) {
  if (n <= 1) { r := 1; } else { call r := fact(n - 1); r := r * n; }
}
procedure main() { var r: int; call r := fact(5); assert r == 120; }`, false, false},
	{"simultaneous assignment", `
var m: [int][int]int;
procedure main() modifies m; {
  var x, y: int;
  m := (lambda i: int :: (lambda j: int :: 0));
  x := 1; y := 2;
  x, y := y, x;
  assert x == 2 && y == 1;
  m[1][2] := 7;
  m[1][3] := m[1][2] + 1;
  assert m[1][2] == 7 && m[1][3] == 8;
}`, false, false},
	{"constants by axioms", `
const n: int; axiom n == 2 + k; const k: int; axiom k == 3;
procedure main() { assert n == 5; }`, false, false},
	{"spawn in a section", `
var x: int;
procedure w() { assert x == 1; }
procedure main() modifies x; { x := 0; atomic { async call w(); x := 1; } }`, false, false},
}

func TestExplore(t *testing.T) {
	for _, c := range programs {
		t.Run(c.name, func(t *testing.T) {
			p := cfgtest.Lower(t, c.src)
			out, err := Explore(context.Background(), p, Limits{})
			if err != nil {
				t.Fatal(err)
			}
			if out.Violated() != c.violated || out.Deadlock != c.deadlock {
				t.Errorf("violated %v, deadlock %v; want %v, %v", out.Violated(), out.Deadlock, c.violated, c.deadlock)
			}
			if !c.violated && !out.Complete {
				t.Error("not complete")
			}
			for i, s := range out.Schedules {
				tr, err := Replay(context.Background(), p, s)
				if err != nil {
					t.Errorf("replay: %v", err)
					continue
				}
				if tr.Property != out.Failures[i].Property || tr.Steps[len(tr.Steps)-1].Kind != trace.Failure {
					t.Errorf("the trace ends otherwise: %+v", tr)
				}
			}
			if out.Deadlock {
				tr, err := Replay(context.Background(), p, out.DeadlockSchedule)
				if err != nil {
					t.Fatalf("replay of the deadlock: %v", err)
				}
				if tr.Property != "deadlock" || tr.Steps[len(tr.Steps)-1].Kind != trace.Wait {
					t.Errorf("the trace ends otherwise: %+v", tr)
				}
			}
		})
	}
}

// TestHangs has threads wait, or go round in a loop without a probe, for ever.
func TestHangs(t *testing.T) {
	for _, c := range []struct {
		name, main string
		hangs      bool
	}{
		{"goes round", "", true},
		{"is let go", "y := 0;", false},
		{"the other waits", "await f;", true},
		{"the other waits with some choices", "atomic { if (*) { await f; } else { y := 0; } }", true},
		{"the other waits with none", "atomic { if (*) { await !f; } else { y := 0; } } y := 0;", false},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := cfgtest.Lower(t, `var f: bool; var y: int;
procedure worker() { while (y != 0) { } }
procedure main() modifies f, y; { f := false; y := 1; async call worker(); `+c.main+` await {:thread_exit} false; }`)
			out, err := Explore(context.Background(), p, Limits{Hangs: true})
			if err != nil || !out.Complete || out.Hang != c.hangs || out.Deadlock {
				t.Errorf("%v %+v", err, out)
			}
		})
	}
}

// TestRounds looks for the least number of rounds that shows a failure.
func TestRounds(t *testing.T) {
	for _, c := range []struct {
		name, src string
		extra     bool
		rounds    int
	}{
		{"sequential", `procedure main() { assert false; }`, false, 1},
		{"child in the first round", `
var x: int;
procedure w() { assert x == 1; }
procedure main() modifies x; { x := 0; async call w(); x := 1; }`, false, 1},
		{"lost update", lostUpdate, true, 2},
		{"lost update without the last turn", lostUpdate, false, 3},
		{"ping pong", counter, false, 3},
		{"ping pong with a last turn", counter, true, 2},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := cfgtest.Lower(t, c.src)
			for r := 1; ; r++ {
				out, err := Explore(context.Background(), p, Limits{Rounds: r, ExtraEntry: c.extra})
				if err != nil {
					t.Fatal(err)
				}
				if out.Violated() {
					if r != c.rounds {
						t.Errorf("needs %d rounds, want %d", r, c.rounds)
					}
					if _, err := Replay(context.Background(), p, out.Schedules[0]); err != nil {
						t.Error(err)
					}
					return
				}
				if r > 5 {
					t.Fatal("no failure in 5 rounds")
				}
			}
		})
	}
}

func TestExploreAll(t *testing.T) {
	p := cfgtest.Lower(t, `
procedure main() {
  var b: bool;
  havoc b;
  if (b) { assert {:property "one"} {:msg "first"} false; } else { assert {:unknown "asm"} false; }
}`)
	out, err := Explore(context.Background(), p, Limits{All: true})
	if err != nil {
		t.Fatal(err)
	}
	got := map[goal.Kind]string{}
	for _, f := range out.Failures {
		got[f.Kind] = f.Property + ": " + f.Message
	}
	if got[goal.Assertion] != "one: first" || got[goal.Unmodelled] != "unknown: asm" || len(got) != 2 {
		t.Errorf("%v", got)
	}
}

func TestExploreGivesUp(t *testing.T) {
	p := cfgtest.Lower(t, `procedure main() { while (true) { } }`)
	if _, err := Explore(context.Background(), p, Limits{}); err == nil || !strings.Contains(err.Error(), "no shared access") {
		t.Errorf("%v", err)
	}
	p = cfgtest.Lower(t, `function f(x: int): int; procedure main() { assert f(1) == 2; }`)
	if _, err := Explore(context.Background(), p, Limits{}); err == nil || !strings.Contains(err.Error(), "not determined") {
		t.Errorf("%v", err)
	}
	p = cfgtest.Lower(t, `procedure main() { var x: int; havoc x; }`)
	if out, err := Explore(context.Background(), p, Limits{}); err != nil || out.Complete {
		t.Errorf("an int took all its values: %v", err)
	}
	for _, c := range []struct {
		src      string
		complete bool
	}{
		{`var m: [bv2]bv2; procedure main() { assert m[1bv2] != 1bv2; }`, false},
		{`var m: [bv2]bv2; procedure main() modifies m; { m[0bv2] := 1bv2; assert m[1bv2] != 1bv2; }`, false},
		{`var m: [bv2]bv2; procedure main() modifies m; { m[0bv2] := 1bv2; }`, true},
		{`var x: bv2; procedure w() { assert x != 1bv2; } procedure main() modifies x; { async call w(); x := 0bv2; }`, false},
		{`var x: bv2; procedure w() { assert x != 1bv2; } procedure main() modifies x; { x := 0bv2; async call w(); }`, true},
		{`var x: bv2; procedure main() modifies x; { var y: bv2; y := x; y := 1bv2; x := y; assert x == y; }`, true},
		{`const unique a, b: int; procedure main() { assert a != b; }`, false},
		{`const unique a, b: int; procedure main() { }`, true},
		{`procedure main(x: bv2) { }`, true},
	} {
		out, err := Explore(context.Background(), cfgtest.Lower(t, c.src), Limits{})
		if err != nil || out.Violated() || out.Complete != c.complete {
			t.Errorf("%s: complete %v: %v", c.src, out.Complete, err)
		}
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := Explore(ctx, cfgtest.Lower(t, lostUpdate), Limits{}); err != context.Canceled {
		t.Errorf("%v", err)
	}
}

func TestInitialValues(t *testing.T) {
	p := cfgtest.Lower(t, `var g: int; const a, c: int; procedure main() { assert g + c == a; }`)
	if n := len(machine.Inputs(p)); n != 3 {
		t.Fatalf("%d inputs", n)
	}
	vals := func(g, a, c int64) []value.Value {
		return []value.Value{value.Int64(g), value.Int64(a), value.Int64(c)}
	}
	out, err := Explore(context.Background(), p, Limits{Initial: vals(1, 3, 2)})
	if err != nil || out.Violated() {
		t.Errorf("1 + 2 == 3: %v", err)
	}
	out, err = Explore(context.Background(), p, Limits{Initial: vals(1, 2, 3)})
	if err != nil || !out.Violated() {
		t.Fatalf("1 + 3 == 2: %v", err)
	}
	if _, err := Replay(context.Background(), p, out.Schedules[0]); err != nil {
		t.Error(err)
	}
}

func BenchmarkExplore(b *testing.B) {
	p := cfgtest.Lower(b, lostUpdate)
	for i := 0; i < b.N; i++ {
		if _, err := Explore(context.Background(), p, Limits{All: true}); err != nil {
			b.Fatal(err)
		}
	}
}
