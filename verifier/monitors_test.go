package verifier_test

import (
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var monitors = flag.Int("monitors", 60, "how many random monitors TestRandomMonitors decides")

// TestRandomMonitors is TestRandomPrograms for programs in which threads access
// variables under a lock that they give up to wait, rightly or with small mistakes.
func TestRandomMonitors(t *testing.T) {
	decided, tried := 0, 0
	for seed := range seed.Each(t, *monitors) {
		tried++
		src := monitor(rand.New(rand.NewSource(seed)))
		_, skipped := compare(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -monitors=1):\n%s", seed, seed, src)
		}
		if !skipped {
			decided++
		}
	}
	if tried >= 100 && decided < tried/2 {
		t.Errorf("only %d of %d programs were decided", decided, tried)
	}
}

// TestRandomGivers is TestRandomPrograms for loops in which threads give up a lock that they hold, on some of the ways.
func TestRandomGivers(t *testing.T) { randomGivers(t, false) }

// TestRandomWaits is the same where they wait for a signal meanwhile, or poll.
func TestRandomWaits(t *testing.T) { randomGivers(t, true) }

func randomGivers(t *testing.T, wait bool) {
	tried, decided := 0, 0
	for seed := range seed.Each(t, *monitors) {
		tried++
		src := givers(rand.New(rand.NewSource(seed)), wait)
		_, skipped := compare(t, src)
		if !skipped {
			decided++
		}
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -monitors=1):\n%s", seed, seed, src)
		}
	}
	t.Logf("%d of %d programs were decided", decided, tried)
	if tried >= 100 && decided < tried/2 {
		t.Errorf("only %d of %d programs were decided", decided, tried)
	}
}

// givers gives the text of a program whose threads go round until others have changed x or y, under a lock. If they wait, it is as models/c/cond.h
// has it.
func givers(r *rand.Rand, wait bool) string {
	g := &generator{r: r}
	holds := g.pick("assert", `assert {:property "misuse"}`)
	g.b.WriteString(strings.ReplaceAll(generatedPrelude, "assert guard == my", holds+" guard == my"))
	for i := 0; wait && i < 2; i++ {
		fmt.Fprintf(&g.b, `procedure begin%[1]d(polls: bool)
  modifies guard, waits%[1]d;
{
  var my: int;
  call my := self();
  atomic { %[2]s guard == my; guard := 0; if (!polls) { waits%[1]d := true; } }
}
procedure end%[1]d(polls: bool)
  modifies guard;
{
  var my: int;
  call my := self();
  atomic { await polls || !waits%[1]d; await guard == 0; guard := my; }
}
`, i, holds)
	}
	worker := 0
	give := func() {
		lent := r.Intn(3) == 0
		if lent {
			g.line("%s", g.pick("x := $add(x, 1bv2);", "m[p] := $add(m[p], 1bv2);", "x := 3bv2;"))
		}
		if wait && r.Intn(4) > 0 {
			g.line("havoc {:limited \"polls\", 1} ok;")
			g.line("polls := ok;")
			g.line("call begin%d(polls);", worker)
			if r.Intn(6) == 0 {
				g.line("a := 0bv2;")
			}
			g.line("call end%d(polls);", worker)
		} else {
			g.line("call release();")
			if r.Intn(4) == 0 {
				g.line("%s := %s;", g.pick("a", "b"), g.pick("a", "p", "1bv2", "$add(b, 1bv2)"))
			}
			g.line("call acquire();")
		}
		if lent {
			g.line("%s", g.pick("x := $sub(x, 1bv2);", "m[p] := $sub(m[p], 1bv2);", "x := 0bv2;", "m[a] := 0bv2;"))
		}
	}
	condition := func() string {
		return fmt.Sprintf("%s %s %s", g.pick("x", "y", "a"), g.pick("==", "!="), g.pick("0bv2", "1bv2", "2bv2", "p", "y"))
	}
	var body func(depth int)
	body = func(depth int) {
		switch n := r.Intn(9); {
		case n < 3:
			give()
		case n < 6 && depth < 2:
			g.line("if (%s) {", g.pick("*", condition(), condition()))
			body(depth + 1)
			g.line("} else {")
			body(depth + 1)
			g.line("}")
		case n == 6:
			g.line("%s := %s;", g.pick("x", "y", "a"), g.pick("x", "p", "2bv2", "$add(x, 1bv2)"))
		case n == 7 && wait && r.Intn(2) == 0:
			g.line("atomic { waits%d := false; }", 1-worker)
		case n == 7:
			g.line("%s", g.pick("break;", "a := x;", "b := y;", "havoc a;",
				"atomic { if (x != 2bv2) { havoc b; n[b] := p; x := 2bv2; } }", "atomic { if (y == 1bv2) { havoc b; assume n[b] == 0bv2; n[b] := 1bv2; y := $sub(y, 1bv2); } }",
				"atomic { if (x == 0bv2) { havoc b; if (b == 1bv2) { x := b; } } }", "atomic { if (y != 0bv2) { havoc b; await b == y || x == 0bv2; y := 0bv2; } }",
				"atomic { if (y != 0bv2) { y := 0bv2; havoc b; n[b] := 2bv2; await x != p; } }"))
		case depth < 2:
			g.line("while (%s) {", condition())
			body(depth + 1)
			g.line("}")
		}
	}
	sending := wait && r.Intn(3) == 0
	sends := func() { // without the lock, once the other waits
		g.line("await lock;")
		g.line("call acquire();")
		g.line("call release();")
		for range 1 + r.Intn(2) {
			if r.Intn(2) == 0 {
				g.line("call acquire();")
				g.line("call release();")
			}
			g.line("%s", g.pick("y := 1bv2;", "y := 1bv2;", "y := 2bv2;", "atomic { y := $add(y, 1bv2); }"))
			g.line("atomic { waits0 := false; }")
		}
	}
	for i := range 2 {
		worker = i
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", 0, func() {
			if sending && i == 1 {
				sends()
				return
			}
			g.line("call acquire();")
			if sending {
				g.line("lock := true;")
			}
			if r.Intn(2) == 0 {
				g.line("%s := %s;", g.pick("x", "y"), g.pick("1bv2", "2bv2", "p"))
			}
			if sending {
				g.line("while (%s) {", g.pick("y == 0bv2", "y != 1bv2"))
				give()
				if r.Intn(2) == 0 {
					body(0)
				}
				g.line("}")
			} else if i == 0 || r.Intn(2) == 0 {
				g.line("while (%s) {", condition())
				for range 1 + r.Intn(3) {
					body(0)
				}
				g.line("}")
			}
			if r.Intn(2) == 0 {
				g.line("assert x != %dbv2;", r.Intn(4))
			}
			if wait && r.Intn(3) > 0 {
				g.line("atomic { waits%d := false; }", 1-i)
			}
			g.line("call release();")
		})
	}
	g.procedure("main", "", 0, func() {
		g.line("x := 0bv2; y := 0bv2; lock := false; guard := 0;")
		g.line("m := (lambda i: bv2 :: 0bv2); n := m;")
		if wait {
			g.line("waits0 := false; waits1 := false;")
		}
		for i := range 2 {
			g.line("async call worker%d(%dbv2);", i, i)
		}
	})
	return g.b.String()
}

// monitor gives the text of a program whose threads change x and y under a lock.
func monitor(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	or := func(right string, wrong ...string) string {
		if r.Intn(15) == 0 {
			return wrong[r.Intn(len(wrong))]
		}
		return right
	}
	acquire := func() {
		g.line("%s", or(g.pick("atomic { await !lock; lock := true; }", "atomic { assume !lock; lock := true; }", "atomic { await !lock; a := x; lock := true; }",
			"atomic { await !lock; x := $add(x, a); lock := true; }"),
			"await !lock; lock := true;", "", "atomic { if (!lock) { lock := true; } }", "atomic { if (!lock) { lock := true; b := 3bv2; } } if (b != 3bv2) { return; }"))
	}
	release := func() {
		g.line("%s", or(g.pick("lock := false;", "atomic { lock := false; y := b; }", "atomic { lock := false; b := x; }"),
			"", "if (p == 1bv2) { lock := false; }", "lock := false; lock := false;", "x := a; lock := false; y := a;"))
	}
	var use func(depth int)
	use = func(depth int) {
		switch n := r.Intn(8); {
		case n < 2:
			g.line("%s := $add(%s, %s);", g.pick("x", "y"), g.pick("x", "y", "a"), g.pick("1bv2", "p", "x"))
		case n == 2:
			g.line("%s := %s;", g.pick("a", "b"), g.pick("x", "y"))
		case n == 3:
			g.line("assert %s != %s || x == %dbv2;", g.pick("x", "y"), g.pick("a", "b", "p", "y"), r.Intn(4))
		case n < 6 && depth == 0:
			g.line("if (%s == %s) {", g.pick("x", "y"), g.pick("0bv2", "1bv2", "p", "a"))
			g.indent++
			release()
			if r.Intn(2) == 0 {
				g.line("await x != %dbv2;", r.Intn(4))
			}
			acquire()
			if r.Intn(2) == 0 {
				use(depth + 1)
			}
			g.indent--
			g.line("}")
		default:
			g.line("if (%s == %dbv2) { %s := %s; }", g.pick("x", "y", "a"), r.Intn(3), g.pick("x", "y", "a"), g.pick("a", "b", "2bv2"))
		}
	}
	threads := 2 + r.Intn(5)/4
	for i := range threads {
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", 0, func() {
			for range 1 + r.Intn(4)/3 {
				acquire()
				for range 1 + r.Intn(5-threads) {
					use(0)
				}
				release()
			}
		})
	}
	g.procedure("main", "", 0, func() {
		g.line("x := 0bv2; y := 0bv2; lock := false;")
		for i := range threads {
			g.line("async call worker%d(%dbv2);", i, i)
		}
		switch r.Intn(4) {
		case 0:
			g.line("assert x != %dbv2;", r.Intn(4))
		case 1:
			g.line("atomic { await !lock; assert x != %dbv2 || y != %dbv2; }", r.Intn(4), r.Intn(4))
		case 2:
			g.line("x := a;")
		}
	})
	return g.b.String()
}
