package verifier_test

import (
	"flag"
	"fmt"
	"math/rand"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var retries = flag.Int("retries", 60, "how many programs with random retries TestRandomRetries decides")

// TestRandomRetries is TestRandomPrograms for programs in which threads try something a number of times.
func TestRandomRetries(t *testing.T) {
	tried, decided := 0, 0
	for seed := range seed.Each(t, *retries) {
		tried++
		src := retrying(rand.New(rand.NewSource(seed)))
		_, skipped := compare(t, src)
		if !skipped {
			decided++
		}
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -retries=1):\n%s", seed, seed, src)
		}
	}
	t.Logf("%d of %d programs were decided", decided, tried)
	if tried >= 100 && decided < tried/2 {
		t.Errorf("only %d of %d programs were decided", decided, tried)
	}
}

// retrying gives the text of a program with loops of which a counts the iterations.
func retrying(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(generatedPrelude)
	g.line("procedure tries(most: bv2) returns (i: bv2) { i := 0bv2; while (i != most) { if (%s) { break; } i := $add(i, 1bv2); } }", g.pick("y == 1bv2", "y != 0bv2", "*"))
	number := func() string { return g.pick("0bv2", "1bv2", "2bv2", "3bv2", "p") }
	sum := func() string { // of what nobody asks for, mostly
		return g.pick("sum := $add(sum, 1bv2);", "sum := a;", "b := sum; sum := $add(b, a); b := 0bv2;", "call acquire(); sum := $add(sum, a); call release();", "call acquire(); sum := $add(sum, a); call release();", "call count(a);",
			"atomic { sum := $add(sum, 1bv2); }", "call b := total(); b := 0bv2;", "call b := total(); if (b == "+number()+") { y := 1bv2; }", "if (sum == 2bv2) { x := p; }")
	}
	try := func() string {
		leave := g.pick("break;", "break;", "break;", "return;", fmt.Sprintf("y := %s; break;", number()), "assert y != 2bv2;", "x := p;")
		return g.pick(
			"if (y == "+number()+") { "+leave+" }",
			"if (y == "+number()+") { "+leave+" }",
			"if (y == "+number()+") { if (c == "+number()+") { "+leave+" } }",
			"b := y; if (b == 0bv2) { b := c; if (b != 0bv2) { "+leave+" } }",
			"call ok := try(); if (ok) { if (p == 0bv2) { x := 1bv2; } call release(); "+leave+" }",
			"call acquire(); b := x; call release(); if (b == "+number()+") { "+leave+" }",
			"call me := self(); atomic { await guard == 0; b := "+g.pick("y", "c", "0bv2")+"; guard := me; } "+g.pick("", "b := x;", "b := y;", "ok := x == b; if (!ok) { b := 0bv2; }")+" call release(); if (b == "+number()+") { "+leave+" }",
			"call acquire(); b := x; if (b == 0bv2) { b := y; } call release(); if (b == "+number()+") { "+leave+" }",
			"call b := get(0bv2); if (b != 0bv2) { "+leave+" }",
			"call b := swap(1bv2); if (b == 0bv2) { "+leave+" }",
			"call ok := take(); if (ok) { "+leave+" }",
			"atomic { ok := y == "+number()+"; if (ok) { y := "+number()+"; } } if (ok) { "+leave+" }",
			"b := y; if (b != 1bv2) { atomic { ok := y == b; if (ok) { y := $add(b, 1bv2); } } if (ok) { "+leave+" } }",
			"if (*) { "+leave+" }",
			"b := x; if (b == "+number()+") { "+leave+" }",
			"assert y != "+number()+" || c == "+number()+";",
			"if (a == 2bv2) { "+g.pick("", "b := y;", "y := 1bv2;", "a := $add(a, 1bv2);")+" }",
			"assert a != "+number()+";", "c := a;", "c := 1bv2;", "", sum(), sum(), sum())
	}
	either := r.Intn(4) == 0 // of y and c is 1 whenever an iteration begins and ends, but perhaps never neither
	loop := func(outer bool) {
		up := r.Intn(2) == 0
		move, start, stays := "a := $sub(a, 1bv2);", g.pick("3bv2", "3bv2", "2bv2", "p", "b"), g.pick("a != 0bv2", "a != 0bv2", "a != 1bv2", "$ult(1bv2, a)", "$ult(0bv2, a)", "!$ult(a, 1bv2)", "a == 3bv2", "!$ult(a, p)")
		if up {
			move, start, stays = "a := $add(a, 1bv2);", g.pick("0bv2", "0bv2", "1bv2", "p"), g.pick("a != 3bv2", "a != 2bv2", "$ult(a, 2bv2)", "$ult(a, 2bv2)", "$ult(a, 3bv2)", "$ult(a, p)", "a != p", "!$ult(2bv2, a)", "a != y", "$ult(a, c)", "$ult(a, x)", "a != x", "$ult(a, b)")
		}
		if up && r.Intn(5) == 0 {
			move, stays = "a := $add(a, 2bv2);", g.pick("$ult(a, 2bv2)", "$ult(a, 1bv2)", "!$ult(1bv2, a)", "!$ult(0bv2, a)", "!$ult(2bv2, a)", "a != 2bv2", "$ult(a, p)")
		}
		g.line("a := %s;", start)
		body, more := try(), ""
		if r.Intn(4) == 0 {
			more = try()
		}
		if outer && r.Intn(4) == 0 {
			body = "if (*) { break; }"
		}
		if either {
			body, more = "if (y == 1bv2) { break; } if (c == 1bv2) { break; }", g.pick("", "", "c := c;")
		}
		switch r.Intn(7) {
		case 0:
			g.line("while (true) { b := a; %s if (!(%s)) { break; } %s %s }", move, g.pick("b != 0bv2", "b != 3bv2", stays), body, more)
		case 1:
			g.line("while (true) { %s %s %s if (!(%s)) { break; } }", body, move, more, stays)
		case 2:
			g.line("while (%s) { %s %s %s if (a == %s) { break; } %s }", stays, g.pick("", move), body, more, number(), move)
		case 3:
			g.line("while (%s) { %s %s %s }", g.pick("y == 0bv2", "y != 1bv2", "c == p"), more, body, move)
		default:
			g.line("while (%s) { %s %s %s }", stays, more, body, move)
		}
	}
	for i := range 2 {
		g.procedure(fmt.Sprintf("worker%d", i), "p: bv2", 0, func() {
			if i == 0 || r.Intn(3) == 0 {
				outer := r.Intn(5) == 0
				if outer {
					g.line("while (%s) {", g.pick("y == 0bv2", "y != 2bv2", "c == p", "true"))
				}
				if outer && r.Intn(3) == 0 {
					g.line("call a := tries(%s);", g.pick("2bv2", "3bv2", "p"))
				} else {
					loop(outer)
				}
				if outer {
					g.line("%s }", g.pick("", "", "if (a == 3bv2) { break; }", "if (a != 0bv2) { break; }", "break;"))
				}
				if r.Intn(4) > 0 {
					g.line("assert a != %s;", number())
				}
			}
			for k := range 4 {
				if i == 1 && either && r.Intn(6) > 0 {
					g.line("%s", []string{"y := 1bv2;", "c := 0bv2;", "c := 1bv2;", "y := 0bv2;"}[k])
					continue
				}
				if r.Intn(5) < 2 {
					continue
				}
				g.line("%s", g.pick("y := 1bv2;", "y := 0bv2;", "y := 2bv2;", "y := $add(y, 1bv2);", "c := 1bv2;", "x := 1bv2;", "call acquire(); x := $add(x, 1bv2); call release();",
					"assert y != 2bv2 || x == 0bv2;", "call acquire();", "if (a == 3bv2) { y := 2bv2; }", "if (a == 0bv2) { x := 2bv2; }", "if (y == 1bv2) { y := 0bv2; }", "sum := p;", sum()))
			}
		})
	}
	g.procedure("main", "", 0, func() {
		g.line("x := 0bv2; y := 0bv2; sum := 0bv2; c := 0bv2; lock := false; guard := 0;")
		if either {
			g.line("c := 1bv2;")
		}
		for i := range 2 {
			g.line("async call worker%d(%dbv2);", i, r.Intn(4))
		}
		if r.Intn(4) == 0 {
			g.line("%s", g.pick("y := 1bv2;", "c := 1bv2; y := 0bv2;"))
		}
	})
	return g.b.String()
}
