package verifier_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/passes/passestest"
	"github.com/gsmack/gsmack/verifier/symmetry"
)

var twins = flag.Int("twins", 90, "how many random programs TestTwins decides")

// TestTwins decides random programs whose threads run the same code, and so can
// often be exchanged. The engine order, which then looks at one order of them only,
// must agree with the interpreter's walk.
func TestTwins(t *testing.T) {
	tried, exchangeable := 0, 0
	type outcome struct {
		checks verifier.Checks
		fails  bool
	}
	count := map[outcome]int{}
	for seed := range seed.Each(t, *twins) {
		tried++
		src := generateTwins(rand.New(rand.NewSource(seed)))
		n, found := compareTwins(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -twins=1):\n%s", seed, seed, src)
		}
		if n > 0 {
			exchangeable++
			for checks, fails := range found {
				count[outcome{checks, fails}]++
			}
		}
	}
	t.Logf("%d of %d programs have threads that can be exchanged; of these fail: %v", exchangeable, tried, count)
	for _, checks := range []verifier.Checks{verifier.CheckAssert, verifier.CheckDeadlock, verifier.CheckRace} {
		for _, fails := range []bool{false, true} {
			if n := count[outcome{checks, fails}]; tried >= 100 && n < tried/30 {
				t.Errorf("the generator is one-sided: check %v: %t %d times", checks, fails, n)
			}
		}
	}
}

// compareTwins gives the number of classes of threads, and what fails.
func compareTwins(t *testing.T, src string) (classes int, found map[verifier.Checks]bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	p := ivltest.Program(t, "twins.bpl", []byte(src))
	low := cfgtest.LowerProgram(t, p)
	walk, err := interp.Explore(ctx, low, interp.Limits{States: 20_000, All: true, Races: true, Hangs: true})
	if err != nil || !walk.Complete && !walk.Violated() {
		return 0, nil
	}
	classes = len(symmetry.Find(passestest.Threads(t, low, 4, goal.Of(goal.Deadlock))))
	found = map[verifier.Checks]bool{
		verifier.CheckAssert: walk.Violated(), verifier.CheckDeadlock: walk.Deadlock || walk.Hang, verifier.CheckRace: walk.Race,
	}
	for _, checks := range []verifier.Checks{verifier.CheckAssert, verifier.CheckDeadlock, verifier.CheckRace} {
		if checks != verifier.CheckAssert && walk.Violated() {
			break // the walk ends where an assertion fails
		}
		if checks == verifier.CheckRace && walk.Race && !racesFolded(ctx, t, low) {
			continue // either answer is right
		}
		for _, engine := range []string{"order", "order///bare", "order///thorough"} {
			agree(ctx, t, p, engine, checks, found[checks])
		}
	}
	if !walk.Race { // accesses to data join other steps (passes, joinMovers)
		agree(ctx, t, p, "order", verifier.CheckAssert|verifier.CheckRace, walk.Violated())
		if !walk.Violated() {
			agree(ctx, t, p, "order", verifier.CheckDeadlock|verifier.CheckRace, found[verifier.CheckDeadlock])
		}
	}
	return classes, found
}

// TestNotExchangeable has programs in which two threads run the same code and a failure
// needs the second one to be first. Each breaks one condition of symmetry.Find.
func TestNotExchangeable(t *testing.T) {
	const spawn = `
  atomic { async call worker(); call t1 := child(); state[t1] := 1; }
  %s
  atomic { async call worker(); call t2 := child(); state[t2] := 1; }`
	const join = `
  atomic { assume {:await} state[t%d] == 2; state[t%d] := 3; %s }`
	start := func(meanwhile string) string { return fmt.Sprintf(spawn, meanwhile) }
	joins := func(inside, between string) string {
		return fmt.Sprintf(join, 1, 1, inside) + between + fmt.Sprintf(join, 2, 2, inside)
	}
	for _, test := range []struct{ name, worker, main string }{
		{"what main sees between joins",
			"atomic { a := x; x := x + 1; } atomic { y := a; z := z + 1; }",
			start("") + joins("", "assert !(y == 1 && z == 1);")},
		{"what main does between starts",
			"a := y; atomic { if (x == 0) { first := a; } else { second := a; } x := x + 1; }",
			start("y := 5;") + joins("", "") + "assert !(first == 5 && second == 0);"},
		{"a join that others notice",
			"atomic { a := x; x := x + 1; } assert !(a == 0 && y == 1);",
			start("") + joins("y := y + 1;", "")},
		{"different values at the start",
			"atomic { if (x == 0) { first := mine[me]; } x := x + 1; }",
			"mine[2] := 1; mine[3] := 3;" + start("") + joins("", "") + "assert first != 3;"},
		{"what main reads while it prepares",
			"atomic { if (x == 0) { first := me; } x := x + 1; }",
			"havoc y; mine[2] := 1; z := mine[y]; mine[3] := 1;" + start("") + joins("", "") + "assert !(z == 1 && first != y);"},
		{"a thread that knows one of them",
			"atomic { last := me; x := x + 1; }",
			start("") + "async call other(t1);" + joins("", "")},
		{"ids that are compared",
			"atomic { if (x == 0) { last := me; } x := x + 1; }",
			start("") + joins("", "") + "assert last < t2;"},
		{"ids that a predicate tells apart",
			"atomic { if (x == 0) { last := me; } x := x + 1; } a := last; assert {:access \"read\", a, 1} a < 3;",
			start("") + joins("", "")},
		{"ids that are computed with",
			"atomic { if (x == 0) { last := me + 1; } x := x + 1; }",
			start("") + joins("", "") + "assert last != 4;"},
		{"main knows one of them",
			"atomic { if (x == 0) { last := me; } x := x + 1; }",
			start("") + joins("", "") + "assert last != t2;"},
		{"main keeps what the last join found",
			"atomic { x := x + 1; mine[me] := x; }",
			start("") + joins("", "") + "first := mine[t2]; assert first != 1;"},
		{"a step that is left out on the way to others",
			"a := 0; havoc me; if (me == 0) { a := y; x := x + 1; } y := 1; atomic { assert !(a == 1 && x == 1); } call me := self();",
			start("") + joins("", "")},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := fmt.Sprintf(`
var x, y, z, first, second, last: int; var state, mine: [int]int;
procedure {:thread_self} self() returns (t: int);
procedure {:thread_child} child() returns (t: int);
procedure other(q: int) { atomic { assert !(last == q && x == 2); } }
procedure worker() modifies x, y, z, first, second, last, state, mine; {
  var a, me: int;
  call me := self();
  %s
  state[me] := 2;
}
procedure main() modifies x, y, z, first, second, last, state, mine; {
  var t1, t2: int;
  x := 0; y := 0; z := 0; first := 0; second := 0; last := 0;
  state := (lambda i: int :: 0); mine := (lambda i: int :: 0);
  %s
}`, test.worker, test.main)
			p := ivltest.Program(t, "different.bpl", []byte(src))
			agree(context.Background(), t, p, "order", verifier.CheckAssert, true)
		})
	}
}

// TestPrepared has threads with elements of an array of their own, to which main gives values before it starts them.
// They can be exchanged if these are, and a failure that needs the second one to be first is found if not.
func TestPrepared(t *testing.T) {
	for _, test := range []struct {
		name, values string
		classes      int
		fails        bool
	}{
		{"equal", "slot[2bv8] := 7bv8; slot[3bv8] := 7bv8;", 1, false},
		{"equal in the end", "slot[2bv8] := 6bv8; slot[3bv8] := 7bv8; slot[2bv8] := 7bv8;", 1, false},
		{"not equal", "slot[2bv8] := 7bv8; slot[3bv8] := 6bv8;", 0, true},
		{"of one only", "slot[2bv8] := 7bv8;", 0, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := fmt.Sprintf(`
function {:bvbuiltin "bvadd"} add(a: bv8, b: bv8) returns (bv8);
var first, last, x: bv8; var slot: [bv8]bv8;
procedure worker(p: bv8) modifies first, x, slot; {
  atomic { if (x == 0bv8) { first := slot[p]; } x := add(x, 1bv8); }
  slot[p] := 9bv8;
}
procedure main() modifies first, x, slot; {
  x := 0bv8; first := 7bv8; slot := (lambda i: bv8 :: 0bv8);
  %s
  async call worker(2bv8);
  async call worker(3bv8);
  assert first == 7bv8;
}
`, test.values)
			_, found := compareTwins(t, src)
			low := cfgtest.LowerProgram(t, ivltest.Program(t, "twins.bpl", []byte(src)))
			classes := len(symmetry.Find(passestest.Threads(t, low, 4, goal.Of(goal.Assertion))))
			if classes != test.classes || found[verifier.CheckAssert] != test.fails {
				t.Errorf("classes: %d, fails: %v", classes, found[verifier.CheckAssert])
			}
		})
	}
}

// TestStartedLater has threads that can be exchanged though main starts another one first, and gives it a place beside
// theirs in an array whose elements become variables.
func TestStartedLater(t *testing.T) {
	src := `
function {:bvbuiltin "bvadd"} add(a: bv8, b: bv8) returns (bv8);
var x: bv8; var state: [bv8]bv8;
procedure other() modifies state; { state[2bv8] := 2bv8; }
procedure worker(p: bv8) modifies x, state; {
  atomic { x := add(add(x, x), 1bv8); }
  atomic { state[p] := 2bv8; }
}
procedure main() modifies x, state; {
  x := 0bv8; state := (lambda i: bv8 :: 0bv8);
  atomic { async call other(); state[2bv8] := 1bv8; }
  atomic { async call worker(3bv8); state[3bv8] := 1bv8; }
  atomic { async call worker(4bv8); state[4bv8] := 1bv8; }
  atomic { assume {:await} state[3bv8] == 2bv8; state[3bv8] := 3bv8; }
  atomic { assume {:await} state[4bv8] == 2bv8; state[4bv8] := 3bv8; }
  atomic { assume {:await} state[2bv8] == 2bv8; state[2bv8] := 3bv8; }
  assert x == 3bv8;
}
`
	if classes, found := compareTwins(t, src); classes != 1 || found[verifier.CheckAssert] {
		t.Errorf("classes: %d, fails: %v", classes, found[verifier.CheckAssert])
	}
}

// TestNotInARow has whole programs with a failure that needs the second one of two threads
// to be first.
func TestNotInARow(t *testing.T) {
	for _, test := range []struct {
		name   string
		checks verifier.Checks
		src    string
	}{
		{"a thread that sees what main prepares", verifier.CheckAssert, `
procedure other() {
  var i, j: int;
  havoc i, j;
  assume i != j;
  atomic { assume {:await} mine[i] == 1 && mine[j] == 0; }
  atomic { assume {:await} mine[j] == 1; }
  atomic { assert !(x == 1 && last == j); }
}
procedure worker(me: int) modifies x, last; {
  atomic { if (x == 0 && mine[me] == 1) { last := me; } x := x + 1; }
}
procedure main() modifies x, last, mine; {
  x := 0; last := 0; mine := (lambda k: int :: 0);
  async call other();
  mine[2] := 1;
  mine[3] := 1;
  async call worker(2);
  async call worker(3);
}`},
		{"main sees what another parent starts", verifier.CheckAssert, `
procedure worker(me: int) modifies x, last; {
  atomic { if (x == 0) { last := me; } x := x + 1; }
}
procedure parent() modifies mine, y; {
  y := 0;
  atomic { async call worker(2); mine[2] := 1; }
  atomic { async call worker(3); mine[3] := 1; }
}
procedure main() modifies x, y, last, mine; {
  var i, j: int;
  x := 0; last := 0; mine := (lambda k: int :: 0);
  async call parent();
  havoc i, j;
  assume i != j;
  atomic { assume {:await} mine[i] == 1 && mine[j] == 0; }
  atomic { assume {:await} mine[j] == 1; }
  atomic { assert !(y == 0 && x == 1 && last == j); }
}`},
		{"a thread that sees whether the other is started", verifier.CheckAssert, `
procedure worker(me: bv8, o: int) modifies x, first, mine; {
  var s: int;
  s := mine[o];
  atomic { if (x == 0) { first := me; } x := x + 1; }
  atomic { assert !(s == 0 && first != me && x == 2); }
  mine[o] := 2;
}
procedure main() modifies x, y, first, mine; {
  havoc y;
  assume y == 1;
  x := 0; first := 0bv8; mine[2] := 0; mine[3] := 0;
  atomic { async call worker(2bv8, 3); mine[2] := y; }
  atomic { async call worker(3bv8, 2); mine[3] := y; }
  atomic { assume {:await} mine[3] == 2; mine[3] := 3; }
  atomic { assume {:await} mine[2] == 2; mine[2] := 3; }
}`},
		{"one of the values to which a number is added", verifier.CheckAssert, `
procedure worker(me: bv8) modifies x, first, second, third; {
  var v: bv8;
  v := third;
  atomic { if (x == 0) { second := $add(if z == 0bv4 then 2bv8 else v, 4bv8); first := me; } x := x + 1; }
  third := me;
  atomic { assert !(first == me && second != $add(first, 4bv8)); }
}
procedure other() modifies z; { if (z == 3bv4) { z := 1bv4; } }
procedure main() modifies x, z, first, second, third; {
  x := 0; z := 0bv4; havoc second; first := 0bv8; third := 0bv8;
  async call worker(2bv8);
  async call worker(3bv8);
  async call other();
}`},
		{"a thread that notices that it was joined", verifier.CheckAssert, `
procedure worker(me: bv8, t: int) modifies x, y, first, mine; {
  atomic { if (x == 0) { first := me; } x := x + 1; }
  atomic { y := y + 1; mine[t] := 2; }
  atomic { assert !(mine[t] == 3 && y == 1 && first != me); }
}
procedure main() modifies x, y, first, mine; {
  x := 0; y := 0; first := 0bv8; mine := (lambda k: int :: 0);
  atomic { async call worker(2bv8, 2); mine[2] := 1; }
  atomic { async call worker(3bv8, 3); mine[3] := 1; }
  atomic { assume {:await} mine[2] == 2; mine[2] := 3; }
  atomic { assume {:await} mine[3] == 2; mine[3] := 3; }
}`},
		{"a race with who waits", verifier.CheckRace, `
procedure worker(me: bv8, t: int) modifies x, first, state; {
  atomic { if (x == 0) { first := me; } x := x + 1; }
  atomic { assume {:await} first != me; }
  state[t] := 2;
}
procedure main() modifies x, first, state; {
  x := 0; first := 0bv8; state := (lambda k: int :: 0);
  atomic { async call worker(2bv8, 2); state[2] := 1; }
  atomic { async call worker(3bv8, 3); state[3] := 1; }
  atomic { assume {:await} state[2] == 2; state[2] := 3; }
  atomic { assume {:await} state[3] == 2; state[3] := 3; }
}`},
		{"a condition on another condition", verifier.CheckAssert, `
procedure worker(me: bv8, t: int) modifies x, slot, done; {
  atomic { if (x == 1) { slot[t] := 1; } x := x + 1; }
  atomic { done[t] := 2; }
}
procedure main() modifies x, slot, done; {
  var v: int;
  x := 0; slot := (lambda k: int :: 0); done := (lambda k: int :: 0);
  atomic { async call worker(2bv8, 2); done[2] := 1; }
  atomic { async call worker(3bv8, 3); done[3] := 1; }
  atomic { assume {:await} done[2] == 2; done[2] := 3; }
  atomic { assume {:await} done[3] == 2; done[3] := 3; }
  assert slot[2] != 9; assert slot[3] != 9;
  v := slot[2];
  if (x == 2) { assert v == 0; assume false; }
}`},
		{"a race behind a condition that is silent", verifier.CheckRace, `
procedure other() modifies d, x; { d := 1; atomic { if (last == 5) { x := 7; } } }
procedure worker(me: bv8, t: int) modifies x, slot, done; {
  atomic { if (x == 0) { slot[t] := 1; } x := x + 1; }
  atomic { done[t] := 2; }
}
procedure main() modifies last, d, x, slot, done; {
  var v: int;
  last := 0; x := 0; slot := (lambda k: int :: 0); done := (lambda k: int :: 0); d := 0;
  async call other();
  atomic { async call worker(2bv8, 2); done[2] := 1; }
  atomic { async call worker(3bv8, 3); done[3] := 1; }
  atomic { assume {:await} done[2] == 2; done[2] := 3; }
  atomic { assume {:await} done[3] == 2; done[3] := 3; }
  if (slot[2] != 0) { assume false; }
  v := d;
  if (slot[3] != 0) { assume false; }
  last := v;
}`},
		{"a failure behind a condition that is silent", verifier.CheckAssert, `
procedure worker(me: bv8, t: int) modifies x, slot, done; {
  atomic { if (x == 0) { slot[t] := 1; } else { slot[t] := 2; } x := x + 1; }
  atomic { done[t] := 2; }
}
procedure main() modifies x, slot, done; {
  x := 0; slot := (lambda k: int :: 0); done := (lambda k: int :: 0);
  atomic { async call worker(2bv8, 2); done[2] := 1; }
  atomic { async call worker(3bv8, 3); done[3] := 1; }
  atomic { assume {:await} done[2] == 2; done[2] := 3; }
  atomic { assume {:await} done[3] == 2; done[3] := 3; }
  if (slot[2] == 1) { assume false; }
  assert slot[2] != 2;
  if (slot[3] == 1) { assume false; }
  assert slot[3] != 2;
}`},
		{"two variables of main", verifier.CheckAssert, `
procedure worker(me: bv8, t: int) modifies x, first, second, done; {
  atomic { if (x == 0) { first := me; } else { second := me; } x := x + 1; }
  atomic { done[t] := 2; }
}
procedure main() modifies x, first, second, done; {
  var v, w: bv8;
  x := 0; first := 0bv8; second := 0bv8; done := (lambda k: int :: 0);
  atomic { async call worker(2bv8, 2); done[2] := 1; }
  atomic { async call worker(3bv8, 3); done[3] := 1; }
  atomic { assume {:await} done[2] == 2; done[2] := 3; }
  atomic { assume {:await} done[3] == 2; done[3] := 3; }
  v := first; w := second;
  assert v != 3bv8;
  assert w != 2bv8;
}`},
	} {
		t.Run(test.name, func(t *testing.T) {
			p := ivltest.Program(t, "different.bpl", []byte(`
function {:bvbuiltin "bvadd"} $add(a: bv8, b: bv8) returns (bv8);
var x, y, last: int; var z: bv4; var first, second, third: bv8; var mine, slot, done: [int]int; var {:data} state: [int]int; var {:data} d: int;
`+test.src))
			agree(context.Background(), t, p, "order", test.checks, true)
		})
	}
}

// generateTwins gives the text of a program with two or three threads that run the
// same procedure, which main often joins, and with one assertion.
func generateTwins(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	g.line("function {:bvbuiltin \"bvand\"} $and(a: bv2, b: bv2) returns (bv2);")
	g.line("var state: [int]int; var last: int; var mine: [int]bv2;")
	threads := 2 + r.Intn(2)
	locked := r.Intn(3) == 0
	judge := r.Intn(3) // who asserts: the threads, main at some point, main in the end
	point := r.Intn(2 * threads)
	ranked := judge == 2 && r.Intn(3) > 0 // the threads say who was first
	result := g.pick("mine[me]", "m[p]")
	g.twinProcedure("worker(p: bv2)", "var a: bv2, me: int, s: int;", func() {
		g.line("a := 0bv2; call me := self();")
		if locked {
			g.line("atomic { assume {:await} !lock; lock := true; }")
		}
		if ranked {
			g.line("atomic { %s := c; c := $add(c, 1bv2); }", result)
		}
		for i := range 5 - threads {
			if ranked && i == 0 {
				continue
			}
			optional := r.Intn(4) == 0
			if optional {
				g.line("if (*) {")
			}
			g.twin()
			if optional {
				g.line("}")
			}
		}
		if judge == 0 {
			g.line("assert !(%s && %s);", g.fact("last == me", "last != me", "a == p"), g.fact("holder == me", "mine[last] == p"))
		}
		if locked {
			g.line("atomic { lock := false; }")
		}
		if r.Intn(8) > 0 {
			g.line("state[me] := 2;")
		}
		if r.Intn(4) == 0 {
			g.twin()
		}
		if r.Intn(10) == 0 {
			g.line("assert !(state[me] == 3 && %s);", g.fact("last == me", "last != me"))
		}
	})
	peeks := threads == 2 && r.Intn(4) == 0
	if peeks {
		g.twinProcedure("peek()", "var a: bv2, k: int;", func() {
			if r.Intn(2) == 0 {
				g.line("x := %s;", g.pick("1bv2", "2bv2"))
			}
			switch r.Intn(4) {
			case 0:
				g.line("havoc k; a := mine[k];")
			case 1:
				g.line("a := mine[last];")
			case 2:
				g.line("atomic { if (mine[last] == 1bv2) { mine[last] := 2bv2; } }")
			default:
				g.line("atomic { a := c; c := 3bv2; }")
			}
			g.line("y := %s;", g.pick("a", "1bv2"))
		})
	}
	g.twinProcedure("main()", "var t1: int, t2: int, t3: int, v: bv2, w: bv2;", func() {
		g.line("x := 0bv2; y := 0bv2; f := false; lock := false; owner := 0; holder := 0; last := 0; c := 0bv2;")
		g.line("m := (lambda i: bv2 :: 0bv2); n := m;")
		g.line("state := (lambda i: int :: 0); mine := (lambda i: int :: 0bv2);")
		same := r.Intn(3) > 0 && (!ranked || result == "mine[me]")
		// Threads that main starts in different ways cannot be exchanged.
		unlike := r.Intn(4) == 0
		prepared, atOnce, first := r.Intn(3) == 0, r.Intn(2) == 0, r.Intn(2) == 0
		offset := 1
		if peeks && r.Intn(2) == 0 {
			g.line("async call peek();")
			peeks, offset = false, 2
		}
		if prepared && first {
			g.prepares(threads, offset)
		}
		between := func(i int) {
			if judge == 1 && i == point {
				second := "t2"
				if i == 0 { // which is not started
					second = "t1"
				}
				g.line("assert !(%s && %s);", g.fact("last == t1", "last == "+second), g.fact("state[t1] == 2", "state["+second+"] == 2", "mine[t1] == 1bv2"))
			} else if r.Intn(10) == 0 {
				g.line("%s;", g.pick("x := 2bv2", "y := 2bv2", "c := 1bv2", "last := t1"))
			}
		}
		for i := 1; i <= threads; i++ {
			arg := i
			if same {
				arg = 1
			}
			if unlike {
				prepared, atOnce = r.Intn(3) == 0, r.Intn(2) == 0
			}
			if prepared && !first {
				g.line("mine[%d] := %s;", offset+i, g.pick("1bv2", "3bv2"))
			}
			if atOnce {
				g.line("atomic { async call worker(%dbv2); call t%d := child(); state[t%d] := 1; }", arg, i, i)
			} else {
				g.line("async call worker(%dbv2); call t%d := child();", arg, i)
			}
			between(i - 1)
		}
		if peeks {
			g.line("async call peek();")
		}
		joined := threads
		if r.Intn(4) == 0 {
			joined = r.Intn(threads + 1)
		}
		for i := 1; i <= joined; i++ {
			g.line("atomic { assume {:await} {:waits_for \"thread\", t%d, t%d} state[t%d] == 2; state[t%d] := 3; }", i, i, i, i)
			between(threads + i - 1)
		}
		if ranked || judge == 2 && r.Intn(2) > 0 { // the same of each
			places := "mine[t%d]"
			if result == "m[p]" && !same {
				places = "m[%dbv2]"
			}
			g.concludes(joined, places)
		} else if judge == 2 {
			g.line("assert !(%s && %s);", g.fact("last == t1", "last == t2"), g.fact("mine[t1] == 1bv2", "mine[t2] == 1bv2"))
		}
	})
	return g.b.String()
}

// prepares gives values to what the threads find, often the same ones in the end.
func (g *generator) prepares(threads, offset int) {
	with := g.pick("1bv2", "3bv2")
	for _, i := range g.r.Perm(threads) {
		if g.r.Intn(5) == 0 {
			g.line("mine[%d] := 2bv2;", offset+1+g.r.Intn(threads))
		}
		if g.r.Intn(10) == 0 {
			g.line("%s", g.pick("mine[last] := 1bv2;", "y := mine[last];", "havoc last; y := mine[last]; last := 0;", "if (*) { mine[3] := 0bv2; }"))
		}
		value := with
		if g.r.Intn(8) == 0 {
			value = "2bv2"
		}
		g.line("mine[%d] := %s;", offset+1+i, value)
	}
}

// concludes has main ask the same of each thread that it joined, or almost the same.
func (g *generator) concludes(joined int, places string) {
	form, not, stops := g.r.Intn(5), g.pick("0bv2", "1bv2", "2bv2"), g.pick("0bv2", "1bv2", "2bv2", "3bv2")
	order := g.r.Perm(joined)
	for _, i := range order {
		if g.r.Intn(12) == 0 {
			g.line("%s;", g.pick("v := x", "w := y", "assert y != 3bv2", "c := 1bv2", "v := mine[last]"))
		}
		if g.r.Intn(15) == 0 {
			not = "3bv2"
		}
		place := fmt.Sprintf(places, i+1)
		switch form {
		case 0:
			g.line("if (%s == %s) { assume false; }", place, stops)
			if g.r.Intn(3) > 0 {
				g.line("assert %s != %s;", place, not)
			}
		case 1:
			g.line("v := %s; if (v == %s) { assert v != %s; assume false; }", place, stops, not)
		case 2:
			g.line("%s := %s;", g.pick("v", "w"), place)
			g.line("assert %s != %s;", g.pick("v", "w", place), not)
		default:
			g.line("assert %s != %s;", place, not)
		}
	}
	switch {
	case form == 0 && g.r.Intn(3) == 0 && joined > 0:
		g.line("assert %s != %s;", fmt.Sprintf(places, 1+g.r.Intn(joined)), not)
	case form == 2 && g.r.Intn(3) == 0:
		g.line("x := v;")
	case g.r.Intn(8) == 0 && joined > 1:
		g.line("assert %s != %s || x == %s;", fmt.Sprintf(places, 1), fmt.Sprintf(places, 2), not)
	}
}

// fact writes a condition on what threads share, or one of those given.
func (g *generator) fact(others ...string) string {
	v := g.pick("x", "y", "c", "m[1bv2]")
	all := []string{fmt.Sprintf("%s == %dbv2", v, g.r.Intn(4)), fmt.Sprintf("%s != %dbv2", v, g.r.Intn(4)), g.pick(others...)}
	return g.pick(all...)
}

// twinProcedure writes a procedure with a body.
func (g *generator) twinProcedure(head, locals string, body func()) {
	g.line("procedure %s", head)
	g.line("  modifies x, y, f, m, lock, n, c, owner, holder, state, last, mine;")
	g.line("{")
	g.indent++
	g.line("%s", locals)
	body()
	g.indent--
	g.line("}")
}

// twin writes a statement of a thread, with a liking for those that only compare who
// did something.
func (g *generator) twin() {
	k := func() string { return g.pick("0bv2", "1bv2", "2bv2", "p", "a") }
	switch g.r.Intn(14) {
	case 0:
		g.line("atomic { a := x; x := %s; }", g.pick("p", "$add(a, 1bv2)", "c"))
	case 1:
		g.line("last := me;")
	case 2:
		g.line("atomic { if (last == %s) { x := $add(x, 1bv2); } last := me; }", g.pick("0", "me"))
	case 3:
		g.line("x := $add(x, 1bv2);")
	case 4:
		g.line("atomic { assume {:await} {:waits_for \"lock\", 0bv2, holder} holder == 0; holder := me; }")
		g.line("c := $add(c, %s);", g.pick("1bv2", "x"))
		if g.r.Intn(4) > 0 {
			g.line("holder := 0;")
		}
	case 5:
		g.line("mine[me] := %s;", k())
	case 6:
		g.line("a := mine[%s];", g.pick("last", "me"))
	case 7:
		g.line("m[p] := %s;", k())
	case 8:
		g.line("atomic { if (m[p] == %s) { y := %s; } }", k(), k())
	case 9:
		g.line("atomic { assume {:await} last == %s; last := me; }", g.pick("0", "me"))
	case 10:
		g.line("a := %s;", g.pick("x", "y", "c"))
	case 12:
		g.line("s := last; assert {:access \"read\", s, 1} %s;", g.pick("s < 9", "0 <= s && s < 9", "s < 3", "s <= 4", "s + 1 > 0"))
	case 11:
		asked := g.pick("a == "+k(), "a == "+k(), "a == "+k(), "$and(a, 2bv2) == 2bv2", "$and(a, 1bv2) != 0bv2", "$ult(a, 2bv2)", "$ult($and(a, 1bv2), a)", "$sub(a, 1bv2) == 1bv2")
		g.line("if (%s) { y := %s; }", asked, k())
	default:
		g.line("atomic { if (y != %s) { y := %s; } }", k(), g.pick("p", "a", "x"))
	}
}

// TestQuestions has threads with numbers that are asked for something, as whether they lie in bounds. They can be exchanged if the same holds of both
// numbers; a failure that needs the second one to be first is found if not.
func TestQuestions(t *testing.T) {
	for _, test := range []struct {
		name, asked string
		classes     int
		fails       bool
	}{
		{"neither lies in bounds", "ule(sub(b, 20bv8), 1bv8)", 1, false},
		{"both lie in bounds", "ule(sub(b, 2bv8), 4bv8)", 1, true},
		{"one lies in bounds", "ule(sub(b, 3bv8), 1bv8)", 0, true},
		{"both lie in bounds, and the number at the start, too", "ule(sub(b, 3bv8), 250bv8)", 1, true},
		{"one lies in bounds around zero", "ule(sub(b, 250bv8), 9bv8)", 0, true},
		{"both are odd", "and(b, 1bv8) == 1bv8", 1, true},
		{"one has the bit", "and(b, 2bv8) != 0bv8", 0, true},
		{"one has the bit, behind a distance", "and(sub(b, 2bv8), 2bv8) == 2bv8", 0, true},
		{"neither has the bit", "and(b, 8bv8) == 8bv8", 1, false},
		{"one, by two computations", "ule(and(b, 4bv8), sub(b, 3bv8))", 0, true},
		{"both, by two computations", "and(b, 1bv8) == and(sub(b, 2bv8), 1bv8)", 1, true},
		{"they are compared with one of them", "sub(b, 1bv8) == 2bv8", 0, true},
		{"they are compared with neither", "sub(b, 1bv8) == 5bv8", 1, false},
		{"numbers of two threads are computed with", "ule(and(b, me), 0bv8)", 0, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			src := fmt.Sprintf(`
function {:bvbuiltin "bvsub"} sub(x, y: bv8) returns (bv8);
function {:bvbuiltin "bvand"} and(x, y: bv8) returns (bv8);
function {:bvbuiltin "bvule"} ule(x, y: bv8) returns (bool);
var before: bv8;
procedure worker(me: bv8) modifies before; {
  var b: bv8;
  atomic { b := before; before := me; }
  assert b == 200bv8 || !(%s);
}
procedure main() modifies before; {
  before := 200bv8;
  async call worker(5bv8);
  async call worker(3bv8);
}
`, test.asked)
			_, found := compareTwins(t, src)
			low := cfgtest.LowerProgram(t, ivltest.Program(t, "twins.bpl", []byte(src)))
			classes := len(symmetry.Find(passestest.Threads(t, low, 4, goal.Of(goal.Assertion))))
			if classes != test.classes || found[verifier.CheckAssert] != test.fails {
				t.Errorf("classes: %d, fails: %v", classes, found[verifier.CheckAssert])
			}
		})
	}
}
