package interp

import (
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
)

const proveDecls = `
var x, y, done: int;
var {:data} d, e: int;
var {:data} m, n: [int]int;
var maps: [[int]int]int;
var s: [int]int;
const c, next: int;
axiom next == f2(1);
function f2(i: int) returns (int) { c + i }
function f(int) returns (int);
function at(of: [int]int, i: int) returns (int) { of[i] }
procedure {:thread_child} child() returns (id: int);
`

// far is a constant that is not 0.
const far = "const far: int; axiom far > 3;\n"

// TestProve has it prove what holds, say why it does not prove the rest, and show what fails.
func TestProve(t *testing.T) {
	all := (goal.Failures | goal.Limits) &^ goal.Of(goal.Unordered)
	weak := goal.Limits | goal.Of(goal.Unordered)
	for _, c := range []struct {
		name, main, first, second string
		reason                    string // "": it is proved
		goals                     goal.Set
		decls                     string
		hidden                    bool // it fails with values only that are not tried, or not at all
	}{
		{name: "locked", goals: all, first: lock("d := d + 1;"), second: lock("d := d + 1;"), main: start + "assert d == 2;"},
		{name: "not locked", goals: all, first: lock("d := d + 1;"), second: "d := d + 1;", main: start, reason: "may race"},
		{name: "races that are no goal", goals: all &^ (1 << goal.Race), first: "d := d + 1;", second: "d := d + 1;", main: start + "assert d == 2;", reason: "may fail"},
		{name: "races that do no harm", goals: all &^ (1 << goal.Race), first: "d := 1;", second: "d := 1;", main: start + "assert d == 1;"},
		// The flag is plain, so that threads synchronize by it. What is between two of its writes is seen.
		{name: "a plain flag", goals: all, first: "x := 1; y := 1; x := 2;", second: "if (x == 1) { assert y == 0; }", main: start, reason: "may fail"},
		{name: "a plain flag that is right", goals: all, first: "y := 1; x := 1;", second: "if (x == 1) { assert y == 1; }", main: start},
		// A thread that waits has done what it does before.
		{name: "written before a wait", goals: all, first: "d := 1; await y == 1;", second: "atomic { x := 1; } atomic { x := 2; } if (d == 0) { y := 1; } y := 1;", main: start, reason: "may race"},
		{name: "fails before a wait", goals: all &^ (1 << goal.Deadlock), first: "assert d == 1; await false;", second: "atomic { x := 1; }", main: "async call first(); async call second();", reason: "may fail"},
		{name: "fails before a prune", goals: all, first: "assert x == 0; atomic { x := 1; } assume false;", second: "atomic { x := 2; }", main: start, reason: "may fail"},
		{name: "pruned", goals: all, first: "atomic { x := 1; } assume false;", second: "atomic { y := 1; } atomic { assert x == 0 || x == 1; }", main: "async call first(); async call second();"},
		{name: "waits for ever", goals: all, first: "await y == 1;", second: "atomic { y := 2; }", main: start, reason: "wait for ever"},
		{name: "waits for ever, which is no goal", goals: all &^ (1 << goal.Deadlock), first: "await y == 1;", second: "atomic { y := 2; }", main: start},
		{name: "a thread of the environment, or one of the program", goals: all, first: "await y == 1;", main: "havoc b; if (b) { async call {:environment} first(); } else { async call first(); } b := false; x := 1;", reason: "wait for ever"},
		{name: "ends by what others write", goals: all, first: "await {:thread_exit} x == 1; d := 1;", second: "x := 1; x := 0; d := 2;", main: "async call first(); async call second();", reason: "may race"},
		{name: "goes round for ever", goals: all, first: "while (y != 1) { }", second: "atomic { y := 2; }", main: start, reason: "go round for ever"},
		{name: "goes round for a while", goals: all, first: "while (y != 1) { }", second: "y := 1;", main: start},
		{name: "goes round to a dead end", goals: all, first: "while (y != 1) { } assume false;", second: "y := 1;", main: start, reason: "go round for ever"},
		{name: "goes round for a while, and something is unknown", goals: all, first: "havoc a; if (a > 3) { x := 1; } while (y != 1) { }", second: "y := 1;", main: start},
		{name: "goes round until something unknown", goals: all, first: "havoc a; while (y != 1) { }", second: "havoc a; if (a > 3) { y := 1; } while (y != 1) { }", main: start, reason: "go round for ever"},
		{name: "goes round, and the process may end", goals: all, first: "while (y != 1) { }", second: "y := 1;", main: "async call first(); async call second(); assume {:exit} false;"},
		{name: "goes round until the process ends", goals: all, first: "while (y != 1) { }", second: "y := 2;", main: "async call first(); async call second(); assume {:exit} false;", reason: "go round for ever"},
		{name: "goes round, and another may choose to wait for ever", goals: all, first: "while (y != 1) { }", second: "atomic { havoc b; if (b) { await x == 1; } else { y := 1; } }", main: start, reason: "go round for ever"},
		{name: "waits until the process ends, or goes round", goals: all, first: "while (y != 1) { }", second: "await x == 1; y := 1;", main: "async call first(); async call second(); x := 1; assume {:exit} false;"},
		{name: "goes round until something happens for no reason", goals: all, first: "while (true) { havoc {:spurious} b; if (!b) { break; } atomic { x := 1 - x; } }", main: start, reason: "go round for ever"},
		{name: "goes round until what happens for no reason ends", goals: all, first: "while (true) { havoc {:spurious} b; if (b) { break; } atomic { x := 1 - x; } }", main: start},
		{name: "goes round until a choice that need not be made", goals: all, first: `while (true) { havoc {:limited "n", 1} b; if (b) { break; } atomic { x := 1 - x; } }`, main: start, reason: "go round for ever"},
		{name: "plain rounds", goals: all, first: "while (true) { d := 1; d := 2; }", main: start, reason: "go round for ever"},
		// Happens-before.
		{name: "released", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; }`, second: `atomic {:order "acquire"} { a := x; } if (a == 1) { d := 2; }`, main: start},
		{name: "not released", goals: weak, first: `d := 1; atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "acquire"} { a := x; } if (a == 1) { d := 2; }`, main: start, reason: "may race"},
		{name: "not acquired", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; }`, second: `atomic {:order "relaxed"} { a := x; } if (a == 1) { d := 2; }`, main: start, reason: "may race"},
		{name: "acquired by a fence", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; }`, second: `atomic {:order "relaxed"} { a := x; } assume {:fence "acquire"} true; if (a == 1) { d := 2; }`, main: start},
		{name: "released by a fence", goals: weak, first: `d := 1; assume {:fence "release"} true; atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "acquire"} { a := x; } if (a == 1) { d := 2; }`, main: start},
		{name: "one of three accesses is not released", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; } d := 1;`, second: `atomic {:order "acquire"} { a := x; } if (a == 1) { d := 2; }`, main: start, reason: "may race"},
		{name: "handed over again and again", goals: weak, first: `while (true) { atomic {:order "acquire"} { a := x; } if (a == 0) { d := d + 1; atomic {:order "release"} { x := 1; } } }`,
			second: `while (true) { atomic {:order "acquire"} { a := x; } if (a == 1) { d := 0; atomic {:order "release"} { x := 0; } } }`, main: start},
		{name: "handed over, and back without a release", goals: weak, first: `while (true) { atomic {:order "acquire"} { a := x; } if (a == 0) { d := d + 1; atomic {:order "release"} { x := 1; } } }`,
			second: `while (true) { atomic {:order "acquire"} { a := x; } if (a == 1) { d := 0; atomic {:order "relaxed"} { x := 0; } } }`, main: start, reason: "may race"},
		// Executions that come to the same values, of which one is ordered and the other is not.
		{name: "the read is acquired by a fence, before the release or after it", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := 1; }`, second: `atomic {:order "relaxed"} { a := x; } atomic {:order "relaxed"} { await y == 1; } assume {:fence "acquire"} true; d := 2;`, main: start, reason: "may race"},
		{name: "the read is acquired by a fence, after the release or before it", goals: weak, first: `atomic {:order "relaxed"} { a := x; } atomic {:order "relaxed"} { await y == 1; } assume {:fence "acquire"} true; d := 2;`, second: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := 1; }`, main: start, reason: "may race"},
		{name: "the read acquires, before the release or after it", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := 1; }`, second: `atomic {:order "acquire"} { a := x; } atomic {:order "relaxed"} { await y == 1; } d := 2;`, main: start, reason: "may race"},
		{name: "the read acquires, after the release or before it", goals: weak, first: `atomic {:order "acquire"} { a := x; } atomic {:order "relaxed"} { await y == 1; } d := 2;`, second: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := 1; }`, main: start, reason: "may race"},
		{name: "the last write of the same value releases, or not", goals: weak, first: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := y + 1; }`, second: `atomic {:order "relaxed"} { x := 1; } atomic {:order "relaxed"} { y := y + 1; } atomic {:order "relaxed"} { await y == 2; } atomic {:order "acquire"} { a := x; } d := 2;`, main: start, reason: "may race"},
		{name: "the last write of the same value releases not, or does", goals: weak, second: `d := 1; atomic {:order "release"} { x := 1; } atomic {:order "relaxed"} { y := y + 1; }`, first: `atomic {:order "relaxed"} { x := 1; } atomic {:order "relaxed"} { y := y + 1; } atomic {:order "relaxed"} { await y == 2; } atomic {:order "acquire"} { a := x; } d := 2;`, main: start, reason: "may race"},
		{name: "a fence before the access, or behind it", goals: weak, first: `havoc b; if (b) { assume {:fence "release"} true; d := 1; } else { d := 1; assume {:fence "release"} true; } b := false; atomic {:order "relaxed"} { a := y; } atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "acquire"} { await x == 1; } d := 2;`, main: start, reason: "may race"},
		{name: "a fence behind the access, or before it", goals: weak, first: `havoc b; if (!b) { assume {:fence "release"} true; d := 1; } else { d := 1; assume {:fence "release"} true; } b := false; atomic {:order "relaxed"} { a := y; } atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "acquire"} { await x == 1; } d := 2;`, main: start, reason: "may race"},
		{name: "a write that releases, or one that does not", goals: weak, first: `havoc b; d := 1; if (b) { atomic {:order "relaxed"} { x := 1; } } else { atomic {:order "release"} { x := 1; } } b := false; assume {:fence "release"} true; atomic {:order "relaxed"} { y := 1; }`, second: `atomic {:order "relaxed"} { await y == 1; } atomic {:order "acquire"} { a := x; } d := 2;`, main: start, reason: "may race"},
		{name: "a write that does not release, or one that does", goals: weak, first: `havoc b; d := 1; if (!b) { atomic {:order "relaxed"} { x := 1; } } else { atomic {:order "release"} { x := 1; } } b := false; assume {:fence "release"} true; atomic {:order "relaxed"} { y := 1; }`, second: `atomic {:order "relaxed"} { await y == 1; } atomic {:order "acquire"} { a := x; } d := 2;`, main: start, reason: "may race"},
		{name: "an access that changes nothing, or none", goals: weak, first: `havoc b; if (b) { d := 0; } b := false; atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "relaxed"} { await x == 1; } d := 2;`, main: start, reason: "may race"},
		{name: "no access, or one that changes nothing", goals: weak, first: `havoc b; if (!b) { d := 0; } b := false; atomic {:order "relaxed"} { x := 1; }`, second: `atomic {:order "relaxed"} { await x == 1; } d := 2;`, main: start, reason: "may race"},
		{name: "released by an element", goals: weak, first: `d := 1; atomic {:order "release"} { s[3] := 1; }`, second: `atomic {:order "acquire"} { a := s[3]; } if (a == 1) { d := 2; }`, main: start},
		{name: "released by an element that any may be written over", goals: weak, first: `d := 1; atomic {:order "release"} { s[3] := 1; } havoc a; atomic {:order "relaxed"} { s[a] := 1; }`, second: `atomic {:order "acquire"} { a := s[3]; } if (a == 1) { d := 2; }`, main: start, reason: "may race"},
		// Values that are not known.
		{name: "an input", goals: all, first: "havoc a; d := a;", main: start + "assert d == d;", reason: "may fail", hidden: true},
		{name: "an input that is asked", goals: all, first: "havoc a; if (a > 3) { d := 1; } else { d := 2; }", main: start + "assert d == 1 || d == 2;"},
		{name: "an input that decides", goals: all, first: "havoc a; if (a > 3) { d := 1; }", main: start + "assert d == 0;", reason: "may fail"},
		{name: "a constant that an axiom bounds", decls: far, goals: all, first: "if (far > 5) { d := 1; } else { d := 2; }", main: start + "assert d == 1 || d == 2;"},
		{name: "a constant that an axiom bounds decides", decls: far, goals: all, first: "if (far > 5) { d := 1; }", main: start + "assert d == 0;", reason: "may fail", hidden: true},
		{name: "an input that decides a wait", goals: all, first: "havoc a; await a > 3;", main: start, reason: "wait for ever"},
		{name: "an input that decides rounds", goals: all, first: "havoc a; while (a > 3) { }", main: start, reason: "no shared access"},
		{name: "a constant", goals: all, first: "d := c;", main: start + "assert d == 0;", reason: "may fail", hidden: true},
		{name: "a constant that depends on one", goals: all, main: "assert next == 1;", reason: "may fail", hidden: true},
		{name: "a function", goals: all, first: "d := f(0);", main: start + "assert d == 0;", reason: "may fail", hidden: true},
		{name: "an initial value", goals: all, main: "assert e == 0;", reason: "may fail", hidden: true},
		{name: "one of two values", goals: all, first: "havoc a; b := a > 3; a := if b then 1 else 2; a2 := if b then 1 else 2; assert a == a2 && a < 3;", main: start},
		{name: "either of two values", goals: all, first: "havoc a; b := a > 3; a := if b then 1 else 2; assert a == 1;", main: start, reason: "may fail"},
		{name: "an assumption about an input", goals: all, first: "havoc a; assume a > 3; d := 1;", main: start + "assert d == 1;"},
		{name: "an assumption that leads out of rounds", goals: all, first: "while (true) { havoc b; if (b) { havoc a; assume a > 3 && a < 3; break; } atomic { x := 1 - x; } }", main: start, reason: "go round for ever"},
		{name: "an assumption behind the way out of rounds", goals: all, first: "while (true) { havoc b; if (b) { atomic { x := x; } havoc a; assume a > 3 && a < 3; break; } atomic { x := 1 - x; } }", main: start, reason: "go round for ever"},
		{name: "an assumption that some values satisfy behind the way out of rounds", goals: all, first: "while (true) { havoc b; if (b) { atomic { x := x; } havoc a; assume {:chosen} a > 3 && a < 3; break; } atomic { x := 1 - x; } }", main: start},
		{name: "an assumption that can hold behind the way out of rounds", goals: all, first: "while (true) { havoc b; if (b) { atomic { x := x; } havoc a; assume a > 0; break; } atomic { x := 1 - x; } }", main: start},
		{name: "a boolean input", goals: all, first: "havoc b; if (b) { d := 1; }", main: start + "assert d == 0 || d == 1;"},
		{name: "any index", goals: all, first: "m[3] := 1;", main: start + "havoc a; a2 := m[a]; assert a2 == 0 || a == 3;"},
		{name: "any index fails at one", goals: all, first: "m[3] := 1;", main: start + "havoc a; a2 := m[a]; assert a2 == 0;", reason: "may fail"},
		{name: "any index of two maps", goals: all, first: "m[3] := 1; n[4] := 1;", main: start + "havoc a; atomic { a2 := m[a] + n[a]; } assert a2 <= 1;"},
		{name: "any index of two maps fails at one", goals: all, first: "m[3] := 1; n[4] := 1;", main: start + "havoc a; atomic { a2 := m[a] + n[a]; } assert a2 == 0 || a == 3;", reason: "may fail"},
		{name: "any index of a map that is a parameter", goals: all, first: "m[3] := 1; n[4] := 1;", main: start + "havoc a; atomic { a2 := m[a] + at(n, a); } assert a2 == 0 || a == 3;", reason: "may fail"},
		{name: "any index of a local map", goals: all, first: "m[3] := 1;", main: start + "own := (lambda i: int :: 0); own[4] := 1; havoc a; a2 := m[a] + own[a]; assert a2 == 0 || a == 3;", reason: "may fail"},
		{name: "any index of a map that is not known", goals: all, first: "m := (lambda i: int :: i);", main: start + "havoc a; a2 := m[a]; assert a2 == a;", reason: "may fail", hidden: true},
		{name: "an index that may have an entry", goals: all, main: "m[3] := 1; havoc a; a := a - a; while (true) { atomic { a2 := m[a]; } if (a2 == 1) { break; } }", reason: "go round for ever"},
		{name: "maps that are indices", goals: all, main: "havoc own; havoc own2; maps[own] := 1; assert maps[own2] == 1;", reason: "may fail", hidden: true},
		{name: "two indices", goals: all, first: "m[3] := 1;", main: start + "havoc a, a2; atomic { a := m[a] + m[a2]; } assert a == 0;", reason: "may fail"},
		{name: "written at any index", goals: all, first: "havoc a; m[a] := 1;", main: start + "assert m[7] == 0;", reason: "may fail"},
		{name: "any index races", goals: all, first: "havoc a; m[a] := 1;", second: "m[3] := 2;", main: start, reason: "may race"},
		{name: "other indices do not", goals: all, first: "m[4] := 1;", second: "m[3] := 2;", main: start},
		{name: "equal maps", goals: all, first: "havoc a; m[1] := a; n[1] := a;", main: start + "assert m != n || d == 1;", reason: "may fail"},
		{name: "other maps", goals: all, first: "havoc a; m[1] := a; havoc a; n[1] := a;", main: start + "assert m == n;", reason: "may fail"},
		{name: "states", goals: all, first: "a := 0; while (a < 2000) { atomic { x := x + 1; } a := a + 1; }", main: start, reason: "more states than 1000"},
	} {
		t.Run(c.name, func(t *testing.T) {
			body := func(name, text string) string {
				return "procedure " + name + "() modifies x, y, done, d, e, m, n, maps, s; { var a, a2, self: int; var b: bool; var own, own2: [int]int; " + text + " atomic { done := done + 1; } }\n"
			}
			init := "x := 0; y := 0; done := 0; d := 0; m := (lambda i: int :: 0); n := m; s := m; "
			p := cfgtest.Lower(t, proveDecls+c.decls+body("first", c.first)+body("second", c.second)+body("main", init+c.main))
			proof, err := Prove(context.Background(), p, c.goals, 1000)
			if err != nil {
				t.Fatal(err)
			}
			if c.reason == "" != (proof.Reason == "") || !strings.Contains(proof.Reason, c.reason) {
				t.Errorf("%q, %d states", proof.Reason, proof.States)
			}
			if !proof.Fails {
				return
			}
			out, _, err := Show(context.Background(), p, c.goals, []int64{0, 1, 3, 4, 7}, 1000)
			if err != nil || (out == nil) != c.hidden {
				t.Fatalf("found nothing: %t; %v", out == nil, err)
			}
			if out == nil {
				return
			}
			found := out.Schedules
			if out.Deadlock {
				found = append(found, out.DeadlockSchedule)
			}
			if out.Race {
				found = append(found, out.RaceSchedule)
			}
			for _, s := range found {
				if _, err := Replay(context.Background(), p, s); err != nil {
					t.Error(err)
				}
			}
			if len(found) == 0 {
				t.Error("nothing fails where it leads")
			}
		})
	}
}

// start has main start both threads and wait for them.
const start = "async call first(); async call second(); await done == 2; "

// lock is a section under a lock: x is 1 if somebody holds it.
func lock(text string) string { return "atomic { await x == 0; x := 1; } " + text + " x := 0; " }
