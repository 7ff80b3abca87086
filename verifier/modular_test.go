package verifier_test

import (
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

const modularPrelude = `function {:bvbuiltin "bvadd"} $add(a: bv8, b: bv8) returns (bv8);
function {:bvbuiltin "bvslt"} $less(a: bv8, b: bv8) returns (bool);
var {:data} x: bv8;
var {:data} y: bv8;
var n: bv8;
var lock: int;
var other: int;
var state: [int]int;
procedure {:thread_self} self() returns (t: int);
procedure {:thread_child} child() returns (t: int);
procedure acquire() modifies lock; { var my: int; call my := self(); atomic { await lock == 0; lock := my; } }
procedure release() modifies lock; { lock := 0; }
procedure acquire2() modifies other; { var my: int; call my := self(); atomic { await other == 0; other := my; } }
procedure release2() modifies other; { other := 0; }
procedure finish() modifies state; { var my: int; call my := self(); state[my] := 2; }
procedure wait(t: int) { var s: int; atomic { s := state[t]; await s == 2; } }
procedure main()
  modifies x, y, n, lock, other, state;
{
  var t, u: int;
  var i: bv8;
  x := 0bv8; y := 0bv8; n := 0bv8; lock := 0; other := 0;
  state := (lambda k: int :: 0);
  atomic { async call first(); call t := child(); state[t] := 1; }
  atomic { async call second(); call u := child(); state[u] := 1; }
  MAIN
}
procedure first() modifies x, y, n, lock, other, state; { var i, a: bv8; FIRST call finish(); }
procedure second() modifies x, y, n, lock, other, state; { var i, a: bv8; SECOND call finish(); }
`

// TestModular has the engine prove what it can, with loops as one arbitrary iteration, and say what it does not know of the rest.
func TestModular(t *testing.T) {
	loop := func(body string) string {
		return "i := 0bv8; while ($less(i, 100bv8)) { " + body + " i := $add(i, 1bv8); }"
	}
	locked := "call acquire(); a := x; x := $add(a, 1bv8); call release();"
	both := func(first, second string) string {
		return "call acquire" + first + "(); call acquire" + second + "(); x := 1bv8; call release" + second + "(); call release" + first + "();"
	}
	for _, c := range []struct {
		name, first, second, main string
		reason                    string // "": it is verified
	}{
		{"locked", loop(locked), loop(locked), "call wait(t); call wait(u);", ""},
		{"not locked", loop(locked), loop("a := x;"), "call wait(t); call wait(u);", "accesses to x race"},
		{"read in the end", loop("x := i;"), "y := 1bv8;", "call wait(t); i := x;", ""},
		{"read too early", loop("x := i;"), "y := 1bv8;", "call wait(u); i := x;", "accesses to x race"},
		{"sum", loop(locked), loop(locked), "call wait(t); call wait(u); assert x == 200bv8;", ""},
		{"sum of one", loop(locked), loop(locked), "call wait(t); assert x == 100bv8;", "an assertion holds"},
		{"another sum", loop(locked), loop(locked), "call wait(t); call wait(u); assert x != 200bv8;", "an assertion holds"},
		{"atomic sum", loop("n := $add(n, 3bv8);"), loop("n := $add(n, 253bv8);"), "call wait(t); call wait(u);", ""},
		{"range", loop("assert $less(i, 100bv8);"), "", "", ""},
		{"beyond", loop("assert $less(i, 99bv8);"), "", "", "an assertion holds"},
		{"in order", loop(both("", "2")), loop(both("", "2")), "", ""},
		{"not in order", loop(both("", "2")), loop(both("2", "")), "", "wait for one another"},
		{"kept", loop("if (n == 0bv8) { call acquire(); n := 1bv8; }"), loop(locked), "", "keeps a lock"},
		{"kept in the end", "call acquire();", loop(locked), "", "ends while it holds a lock"},
		{"given up by another", loop(locked), loop("call release();"), "", "who ends a wait"},
		{"waits with a lock", "", loop(locked), "call acquire(); call wait(t); call release();", ""},
		{"waits with its lock", "", loop(locked), "call acquire(); call wait(u); call release();", "wait for one another"},
		{"for ever", "while (n == 0bv8) { }", "", "", "loop 0 ends"},
		{"both ways", "i := 0bv8; while (i != 100bv8) { if (*) { i := $add(i, 1bv8); } else { i := $add(i, 255bv8); } }", "", "", "loop 0 ends"},
		{"nobody signals", "await n == 7bv8;", "", "", "who ends a wait"},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := strings.NewReplacer("MAIN", c.main, "FIRST", c.first, "SECOND", c.second).Replace(modularPrelude)
			p := ivltest.Program(t, "modular.bpl", []byte(src))
			res, diags := verifier.Verify(context.Background(), p, verifier.Options{Engine: verifier.Modular, Thorough: true})
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			if c.reason == "" && res.Verdict != verifier.Verified || c.reason != "" && (res.Verdict != verifier.Unknown || !strings.Contains(res.Reason, c.reason)) {
				t.Errorf("%v: %s", res.Verdict, res.Reason)
			}
		})
	}
}
