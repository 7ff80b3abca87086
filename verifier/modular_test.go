package verifier_test

import (
	"cmp"
	"context"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier"
)

const modularStart = `atomic { async call first(); call t := child(); state[t] := 7; }
  atomic { async call second(); call u := child(); state[u] := 7; }`

const modularPrelude = `function {:bvbuiltin "bvadd"} $add(a: bv8, b: bv8) returns (bv8);
function {:bvbuiltin "bvslt"} $less(a: bv8, b: bv8) returns (bool);
function {:bvbuiltin "bvadd"} $add32(a: bv32, b: bv32) returns (bv32);
var {:data} x: bv8;
var {:data} y: bv8;
var n: bv8;
var lock: int;
var other: int;
var writer: [int]int;
var readers: [int]bv32;
var state: [int]int;
procedure {:thread_self} self() returns (t: int);
procedure {:thread_child} child() returns (t: int);
procedure acquire() modifies lock; { var my: int; call my := self(); atomic { await lock == 0; lock := my; } }
procedure release() modifies lock; { lock := 0; }
procedure acquire2() modifies other; { var my: int; call my := self(); atomic { await other == 0; other := my; } }
procedure release2() modifies other; { other := 0; }
procedure write_lock() modifies writer; { var my: int; call my := self(); atomic { await writer[0] == 0 && readers[0] == 0bv32; writer[0] := my; } }
procedure write_unlock() modifies writer; { writer[0] := 0; }
procedure read_lock() modifies readers; { atomic { await writer[0] == 0; readers[0] := $add32(readers[0], 1bv32); } }
procedure read_unlock() modifies readers; { atomic { readers[0] := $add32(readers[0], 4294967295bv32); } }
procedure finish() modifies state; { var my: int; call my := self(); state[my] := 8; }
procedure wait(t: int) { var s: int; atomic { s := state[t]; await s == 8; } }
procedure main()
  modifies x, y, n, lock, other, writer, readers, state;
{
  var t, u: int;
  var i, a: bv8;
  var b: bool;
  x := 0bv8; y := 0bv8; n := 0bv8; lock := 0; other := 0;
  state := (lambda k: int :: 0); writer := (lambda k: int :: 0); readers := (lambda k: int :: 0bv32);
  START
  MAIN
}
procedure first() modifies x, y, n, lock, other, writer, readers, state; { var i, j, a: bv8; FIRST call finish(); }
procedure second() modifies x, y, n, lock, other, writer, readers, state; { var i, j, a: bv8; SECOND call finish(); }
`

// TestModular has the engine prove what it can, with loops as one arbitrary iteration, and say what it does not know of the rest.
func TestModular(t *testing.T) {
	loop := func(body string) string {
		return "i := 0bv8; while ($less(i, 100bv8)) { " + body + " i := $add(i, 1bv8); }"
	}
	locked := "call acquire(); a := x; x := $add(a, 1bv8); call release();"
	written := "call write_lock(); a := x; x := $add(a, 1bv8); call write_unlock();"
	read := "call read_lock(); a := x; call read_unlock();"
	both := func(first, second string) string {
		return "call acquire" + first + "(); call acquire" + second + "(); x := 1bv8; call release" + second + "(); call release" + first + "();"
	}
	loses := `call acquire(); i := 0bv8; while ($less(i, 100bv8)) { x := i;
		j := 0bv8; while ($less(j, 100bv8)) { atomic { if (lock == 2) { lock := 0; } } j := $add(j, 1bv8); }
		i := $add(i, 1bv8); }`
	for _, c := range []struct {
		name, first, second, main string
		reason                    string          // "": it is verified
		start                     string          // "": both threads are started
		checks                    verifier.Checks // 0: the default ones
	}{
		{"locked", loop(locked), loop(locked), "call wait(t); call wait(u);", "", "", 0},
		{"not locked", loop(locked), loop("a := x;"), "call wait(t); call wait(u);", "accesses to x race", "", 0},
		{"read in the end", loop("x := i;"), "y := 1bv8;", "call wait(t); i := x;", "", "", 0},
		{"read too early", loop("x := i;"), "y := 1bv8;", "call wait(u); i := x;", "accesses to x race", "", 0},
		{"sum", loop(locked), loop(locked), "call wait(t); call wait(u); assert x == 200bv8;", "", "", 0},
		{"sum of one", loop(locked), loop(locked), "call wait(t); assert x == 100bv8;", "an assertion holds", "", 0},
		{"another sum", loop(locked), loop(locked), "call wait(t); call wait(u); assert x != 200bv8;", "an assertion holds", "", 0},
		{"atomic sum", loop("n := $add(n, 3bv8);"), loop("n := $add(n, 253bv8);"), "call wait(t); call wait(u);", "", "", 0},
		{"range", loop("assert $less(i, 100bv8);"), "", "", "", "", 0},
		{"beyond", loop("assert $less(i, 99bv8);"), "", "", "an assertion holds", "", 0},
		{"in order", loop(both("", "2")), loop(both("", "2")), "", "", "", 0},
		{"not in order", loop(both("", "2")), loop(both("2", "")), "", "wait for one another", "", 0},
		{"readers and a writer", loop(written), loop(read), "call wait(t); call wait(u); assert x == 100bv8;", "", "", 0},
		{"two writers that read", loop(written + read), loop(written), "call wait(t); call wait(u); assert x == 200bv8;", "", "", 0},
		{"as it was read", loop("call write_lock(); a := x; x := $add(a, 1bv8); y := $add(y, 1bv8); call write_unlock();"), loop("call read_lock(); a := x; assert a == y; call read_unlock();"), "", "", "", 0},
		{"read all along", loop(written), "call read_lock(); i := x; j := 0bv8; while ($less(j, 100bv8)) { a := x; assert a == i; j := $add(j, 1bv8); } call read_unlock();", "", "", "", 0},
		{"read on and off", loop(written), "call read_lock(); i := x; j := 0bv8; while ($less(j, 100bv8)) { a := x; assert a == i; call read_unlock(); call read_lock(); j := $add(j, 1bv8); } call read_unlock();", "", "an assertion holds", "", 0},
		{"written by readers", loop("call read_lock(); x := 1bv8; call read_unlock();"), loop("call read_lock(); x := 1bv8; call read_unlock();"), "", "accesses to x race", "", 0},
		{"written by the only reader", loop("call read_lock(); x := 1bv8; call read_unlock();"), loop(written), "", "", "", 0},
		{"more given back than taken", loop(written), loop(read + "call read_unlock();"), "", "accesses to x race", "", 0},
		{"writes as a reader", loop(written), loop("call read_lock(); call write_lock(); call write_unlock(); call read_unlock();"), "", "wait", "", 0},
		{"reset as a whole", "atomic { readers[0] := $add32(readers[0], 5bv32); }", "atomic { n := 1bv8; assert readers[0] != 0bv32; }", "", "an assertion holds",
			"atomic { async call first(); call t := child(); state[t] := 7; } call wait(t); readers := (lambda k: int :: 0bv32); atomic { async call second(); call u := child(); state[u] := 7; }", 0},
		{"reads in the end", loop(written), "call read_lock();", "", "ends while it holds a lock", "", 0},
		{"waits as a reader", loop(read), loop(written), "call read_lock(); call wait(u); call read_unlock();", "wait for one another", "", 0},
		{"kept", loop("if (n == 0bv8) { call acquire(); n := 1bv8; }"), loop(locked), "", "keeps a lock", "", 0},
		{"kept in the end", "call acquire();", loop(locked), "", "ends while it holds a lock", "", 0},
		{"given up by another", loop(locked), loop("call release();"), "", "keeps a lock", "", 0},
		{"waits with a lock", "", loop(locked), "call acquire(); call wait(t); call release();", "", "", 0},
		{"waits with its lock", "", loop(locked), "call acquire(); call wait(u); call release();", "wait for one another", "", 0},
		{"for ever", "while (n == 0bv8) { }", "", "", "loop 0 ends", "", 0},
		{"both ways", "i := 0bv8; while (i != 100bv8) { if (*) { i := $add(i, 1bv8); } else { i := $add(i, 255bv8); } }", "", "", "loop 0 ends", "", 0},
		{"nobody signals", "await n == 7bv8;", "", "", "who ends a wait", "", 0},
		// A thread that goes round again has not ended.
		{"ends again and again", loop("x := i; call finish();"), "", "call wait(t); i := x;", "accesses to x race", "", 0},
		// The second thread does not find what the first one finds.
		{"two in a step", "n := $add(n, 1bv8);", "n := $add(n, 1bv8);", "", "an assertion holds",
			"havoc b; if (b) { atomic { async call first(); n := $add(n, 1bv8); async call second(); } assert false; }", 0},
		{"a loop in its first step", "n := $add(n, 1bv8);", "", "call wait(t); assert n == 1bv8;", "an assertion holds",
			"atomic { async call first(); call t := child(); state[t] := 7; " + loop("n := $add(n, 1bv8);") + " }", 0},
		{"a loop in its first step, counted", "n := $add(n, 1bv8);", "", "call wait(t); assert n == 101bv8;", "",
			"atomic { async call first(); call t := child(); state[t] := 7; " + loop("n := $add(n, 1bv8);") + " }", 0},
		{"never started", "n := 1bv8;", "", "atomic { await state[2] != 7; }", "who ends a wait",
			"havoc b; atomic { if (b) { async call first(); } state[2] := 7; }", 0},
		{"started", "n := 1bv8;", "", "atomic { await state[2] != 7; }", "", "atomic { async call first(); state[2] := 7; }", 0},
		// To add 3 is not to take away -3 as well.
		{"units of both signs", "n := $add(n, 3bv8); a := n; if (a == 5bv8) { n := $add(n, 253bv8); }", "", "call wait(t); assert n == 6bv8;", "an assertion holds", "", 0},
		// The section does not always start the thread that the first one waits for.
		{"waits for who may not be started", "n := $add(n, 1bv8);", "", "await n == 1bv8;", "who ends a wait", "havoc b; atomic { if (b) { async call first(); } }", 0},
		{"waits for who ends where it is started", "await n == 1bv8; atomic { n := $add(n, 1bv8); }", "", "atomic { n := $add(n, 1bv8); }", "who ends a wait",
			"havoc b; atomic { async call first(); await {:thread_exit} b; }", 0},
		// The first thread, which waits, uses no lock, and so does not know that the initial one gives it up.
		{"waits for nobody", "await n == 1bv8;", "y := $add(y, 1bv8); a := y; if (a == 5bv8) { call acquire(); call release(); }", "", "who ends a wait",
			"call acquire(); atomic { async call first(); } call release(); atomic { async call second(); }", 0},
		// The first thread never uses y, and so does not know what it is.
		{"what it never uses", loop("call acquire(); a := x; assert a == 0bv8; x := a; call release();"), "",
			loop("call acquire(); a := x; x := $add(a, 1bv8); a := y; y := $add(a, 255bv8); call release();"), "an assertion holds", "", 0},
		// Invariants begin to hold where a thread may have been started.
		{"perhaps not started", loop("call acquire(); a := x; if ($less(a, 3bv8)) { x := $add(a, 1bv8); } call release();"), "",
			"call acquire(); a := x; assert !$less(3bv8, a); call release();", "an assertion holds", "havoc b; if (b) { atomic { async call first(); } } else { x := 5bv8; }", 0},
		{"perhaps started", loop("call acquire(); a := x; if ($less(a, 3bv8)) { x := $add(a, 1bv8); } call release();"), "",
			"call acquire(); a := x; assert !$less(3bv8, a); call release();", "", "havoc b; if (b) { atomic { async call first(); } } else { x := 3bv8; }", 0},
		// An iteration gives the lock up for a while.
		{"takes its lock anew", "call acquire(); a := x; " + loop("call release(); call acquire();") + " assert x == a; call release();", loop(locked), "", "an assertion holds", "", 0},
		{"takes another lock", "call acquire(); a := x; " + loop("call acquire2(); call release2();") + " assert x == a; call release();", loop(locked), "", "", "", verifier.CheckAssert},
		// The inner loop does not keep what is held, so the outer one does not, either.
		{"loses its lock", loses, loop(locked), "", "accesses to x race", "", verifier.CheckRace},
	} {
		t.Run(c.name, func(t *testing.T) {
			src := strings.NewReplacer("START", cmp.Or(c.start, modularStart), "MAIN", c.main, "FIRST", c.first, "SECOND", c.second).Replace(modularPrelude)
			p := ivltest.Program(t, "modular.bpl", []byte(src))
			res, diags := verifier.Verify(context.Background(), p, verifier.Options{Engine: verifier.Modular, Thorough: true, Checks: c.checks})
			if len(diags) > 0 {
				t.Fatal(diags)
			}
			if c.reason == "" && res.Verdict != verifier.Verified || c.reason != "" && (res.Verdict != verifier.Unknown || !strings.Contains(res.Reason, c.reason)) {
				t.Errorf("%v: %s", res.Verdict, res.Reason)
			}
		})
	}
}
