package passes_test

import (
	"context"
	"flag"
	"fmt"
	"io"
	"math/rand"
	"sort"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/passes"
)

var (
	programs = flag.Int("programs", 300, "how many random programs TestRandomPrograms runs")
)

// TestRandomPrograms checks that the passes keep what random programs can do:
// the interpreter finds a failing assertion, or a deadlock, both before and after,
// or only before where a bound was hit.
func TestRandomPrograms(t *testing.T) {
	first := seed.New(t)
	compared, bounded, failing := 0, 0, 0
	for i := int64(0); i < int64(*programs); i++ {
		src := generate(rand.New(rand.NewSource(first + i)))
		low := cfgtest.Lower(t, src)
		before, ok := outcome(t, low)
		if !ok {
			continue
		}
		compare := func(name string, print func(io.Writer) error) {
			var b strings.Builder
			if err := print(&b); err != nil {
				t.Fatal(err)
			}
			text := b.String()
			after, ok := outcome(t, cfgtest.Lower(t, text))
			if !ok {
				return
			}
			compared++
			if after.bound {
				bounded++
			}
			if len(before.failures) > 0 {
				failing++
			}
			if msg := differ(before, after); msg != "" {
				t.Errorf("%s: %s", name, msg)
			}
			if t.Failed() {
				t.Fatalf("seed %d (run with -seed=%d -programs=1):\n%s\nafter %s:\n%s", first+i, first+i, src, name, text)
			}
		}
		runner := passes.Runner{Check: true, Dump: compare}
		q := &passes.Question{Goals: goal.Asserted | goal.Of(goal.Deadlock), Flatten: passes.FlattenOptions{Bounds: passes.Bounds{Unroll: 1 + int(i%3)}, MaxBlocks: 2000}}
		if _, err := runner.Run(context.Background(), passes.State{Program: low}, q, passes.Flattening, passes.Pruning, passes.Reducing); err != nil {
			t.Fatalf("seed %d: %v", first+i, err)
		}
	}
	t.Logf("compared %d times, %d with a bound hit, %d with failures", compared, bounded, failing)
	if *programs >= 100 && (compared < *programs || failing == 0 || failing == compared) {
		t.Errorf("the generator is one-sided")
	}
}

// result is what a program can do: the names of the assertions that can fail.
type result struct {
	failures []string
	deadlock bool
	bound    bool
}

// outcome explores a program; ok is false if that takes too long.
func outcome(t *testing.T, p *cfg.Program) (r result, ok bool) {
	t.Helper()
	o, err := interp.Explore(context.Background(), p, interp.Limits{States: 3_000, All: true})
	if err != nil || !o.Complete {
		return r, false
	}
	names := map[string]bool{}
	for _, f := range o.Failures {
		attrs := f.Stmt.Info().Attrs
		if attrs.Has("bound") {
			r.bound = true
		} else {
			names[attrs.Text("msg")] = true
		}
	}
	for n := range names {
		r.failures = append(r.failures, n)
	}
	sort.Strings(r.failures)
	r.deadlock = o.Deadlock
	return r, true
}

// differ says in what after is not what it should be. Of several failures the
// walk may find others first: it does not look at what can still happen between
// the last visible step and a failure, and the passes make steps invisible.
func differ(before, after result) string {
	switch {
	case len(before.failures) == 0 && len(after.failures) > 0:
		return fmt.Sprintf("%s fails only after", strings.Join(after.failures, " "))
	case after.bound:
	case len(before.failures) > 0 && len(after.failures) == 0:
		return fmt.Sprintf("%s fails only before", strings.Join(before.failures, " "))
	case len(before.failures) == 0 && before.deadlock != after.deadlock:
		return fmt.Sprintf("deadlock %v before, %v after", before.deadlock, after.deadlock)
	}
	return ""
}

// generator writes random programs, typed by construction: threads, calls,
// recursion, loops, gotos, maps.
type generator struct {
	r       *rand.Rand
	b       strings.Builder
	indent  int
	size    int // statements left
	asserts int
	labels  int
	loops   int
	callees []string
	threads []string
	spawns  int
	atomic  bool
	choices int // free choices left: the walk tries all
}

// choice takes one free choice if any is left.
func (g *generator) choice() bool {
	g.choices--
	return g.choices >= 0
}

func generate(r *rand.Rand) string {
	g := &generator{r: r}
	g.b.WriteString(`function {:bvbuiltin "bvadd"} $add(a: bv2, b: bv2) returns (bv2);
function {:bvbuiltin "bvult"} $ult(a: bv2, b: bv2) returns (bool);
procedure {:thread_self} self() returns (t: int);
procedure {:thread_child} child() returns (t: int);
procedure {:allocator} alloc(n: bv64) returns (p: bv64);
var x: bv2;
var y: bv2;
var f: bool;
var m: [bv2]bv2;
var mm: [bv2][bool]bv2;
`)
	g.spawns = 1 + r.Intn(2)
	if r.Intn(3) == 0 {
		g.spawns = 0
	}
	for i := 0; i < 2; i++ {
		name := fmt.Sprintf("p%d", i)
		g.callees = append(g.callees, name) // it may call itself
		g.procedure(name, "p: bv2", 2, nil)
	}
	g.choices = 2 // not in what calls itself
	if g.spawns > 0 {
		g.procedure("thread", "p: bv2", 2, nil)
		g.threads = []string{"thread"}
	}
	g.procedure("main", "", 6, func() {
		g.line("x := 0bv2; y := 1bv2; f := false;")
		g.line("m := (lambda i: bv2 :: 0bv2);")
		g.line("mm := (lambda i: bv2 :: (lambda j: bool :: 0bv2));")
	})
	return g.b.String()
}

func (g *generator) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%*s%s\n", 2*g.indent, "", fmt.Sprintf(format, args...))
}

func (g *generator) procedure(name, params string, size int, start func()) {
	returns, r := " returns (r: bv2)", ""
	if name == "thread" {
		returns, r = "", ", r: bv2"
	}
	g.line("procedure %s(%s)%s", name, params, returns)
	g.line("  modifies x, y, f, m, mm;")
	g.line("{")
	g.indent++
	g.line("var a: bv2, b: bv2, l: [bv2]bv2, i0: bv2, i1: bv2, k0: bv2, k1: bv2, t: int, u: int, q: bv64, s: bv64, n: bv2%s;", r)
	g.line("a := 0bv2; b := 1bv2; l := (lambda i: bv2 :: 3bv2); r := 0bv2; t := 0; i0 := 0bv2; i1 := 0bv2;")
	if params == "" {
		g.line("n := 0bv2;")
	} else {
		g.line("n := p;")
	}
	if start != nil {
		start()
	}
	g.size = size
	for g.size > 0 {
		g.stmt(0)
	}
	g.line("r := %s;", g.value(1))
	g.indent--
	g.line("}")
}

func (g *generator) pick(s ...string) string { return s[g.r.Intn(len(s))] }

func (g *generator) local() string { return g.pick("a", "b", "r") }

func (g *generator) value(depth int) string {
	switch n := g.r.Intn(10); {
	case n < 3 || depth > 2:
		return fmt.Sprintf("%dbv2", g.r.Intn(4))
	case n < 5:
		return g.pick("a", "b", "r", "n", "i0")
	case n < 7:
		return g.pick("x", "y", "m[1bv2]", "m["+g.pick("a", "n", "3bv2")+"]", "l["+g.pick("a", "2bv2")+"]", "mm[1bv2][f]", "mm[a][true]")
	case n < 9:
		return fmt.Sprintf("$add(%s, %s)", g.value(depth+1), g.value(depth+1))
	default:
		return fmt.Sprintf("(if %s then %s else %s)", g.condition(depth+1), g.value(depth+1), g.value(depth+1))
	}
}

func (g *generator) condition(depth int) string {
	if depth > 2 {
		return "f"
	}
	switch n := g.r.Intn(7); n {
	case 0:
		return "f"
	case 1:
		return fmt.Sprintf("(%s %s %s)", g.condition(depth+1), g.pick("&&", "||", "==>", "<==>"), g.condition(depth+1))
	case 2:
		return fmt.Sprintf("$ult(%s, %s)", g.value(depth+1), g.value(depth+1))
	case 3:
		return fmt.Sprintf("!(%s)", g.condition(depth+1))
	default:
		return fmt.Sprintf("(%s %s %s)", g.value(depth+1), g.pick("==", "!="), g.value(depth+1))
	}
}

func (g *generator) block(depth, n int) {
	g.indent++
	for i := 0; i < n; i++ {
		g.stmt(depth + 1)
	}
	g.indent--
}

func (g *generator) stmt(depth int) {
	g.size--
	n := g.r.Intn(30)
	if depth > 1 {
		n = g.r.Intn(14)
	}
	switch {
	case n < 3:
		g.line("%s := %s;", g.local(), g.value(0))
	case n < 5:
		g.line("%s := %s;", g.pick("x", "y"), g.value(0))
	case n == 5:
		g.line("%s[%s] := %s;", g.pick("m", "m", "l", "l"), g.value(1), g.value(1))
	case n == 6:
		g.line("%s := %s;", g.pick("mm[1bv2][true]", "mm[a][f]", "m[1bv2]", "l[2bv2]"), g.value(1))
	case n == 7:
		g.line("f := %s;", g.condition(0))
	case n == 8 && g.choice():
		g.line("havoc %s;", g.pick(g.local(), "f", "x"))
	case n < 12:
		g.asserts++
		if g.r.Intn(3) > 0 {
			g.line(`assert {:msg "a%d"} %s;`, g.asserts, g.condition(0))
		} else {
			g.line("assume %s;", g.condition(0))
		}
	case n == 12:
		g.line("%s, %s := %s, %s;", g.pick("a", "x"), g.pick("b", "y"), g.value(1), g.value(1))
	case n == 13:
		if g.r.Intn(2) == 0 {
			g.line("assume %s;", g.condition(0))
		} else {
			g.line("assume {:await} %s;", g.condition(0))
		}
	case n < 17:
		if g.r.Intn(4) == 0 && g.choice() {
			g.line("if (*) {")
		} else {
			g.line("if (%s) {", g.condition(0))
		}
		g.block(depth, 1+g.r.Intn(2))
		if g.r.Intn(2) == 0 {
			g.line("} else {")
			g.block(depth, 1)
		}
		g.line("}")
	case n < 20:
		g.loop(depth)
	case n == 20 && g.choice():
		g.labels++
		g.line("goto L%da, L%db;", g.labels, g.labels)
		k := g.labels
		g.line("L%da: %s := %s;", k, g.local(), g.value(1))
		g.line("goto L%dc;", k)
		g.line("L%db: %s := %s;", k, g.local(), g.value(1))
		g.line("L%dc:", k)
	case n < 25:
		if len(g.callees) == 0 || g.atomic {
			return
		}
		g.line("if ($ult(n, 2bv2)) { call %s := %s($add(n, 1bv2)); }", g.local(), g.pick(g.callees...))
	case n == 25 && !g.atomic:
		g.atomic = true
		g.line("atomic {")
		g.block(depth, 1+g.r.Intn(2))
		g.line("}")
		g.atomic = false
	case n == 26:
		g.asserts++
		g.line(`call t := self(); call u := child(); assert {:msg "a%d"} t != u && t > 0;`, g.asserts)
	case n == 27:
		g.asserts++
		g.line(`call q := alloc(8bv64); call s := alloc(4bv64); assert {:msg "a%d"} q != s;`, g.asserts)
	case len(g.threads) > 0 && g.spawns > 0 && !g.atomic:
		g.spawns--
		g.line("async call %s(%s);", g.pick(g.threads...), g.value(1))
	}
}

func (g *generator) loop(depth int) {
	g.loops++
	i := fmt.Sprintf("i%d", min(depth, 1))
	switch g.r.Intn(3) {
	case 0: // counts
		g.line("%s := 0bv2;", i)
		g.line("while ($ult(%s, %dbv2)) {", i, 1+g.r.Intn(3))
		g.block(depth, 1)
		if g.r.Intn(3) == 0 {
			g.line("  if (%s) { break; }", g.condition(1))
		}
		g.line("  %s := $add(%s, 1bv2);", i, i)
	default:
		// The walk over all choices must end: at most three rounds.
		k := fmt.Sprintf("k%d", min(depth, 1))
		c := "*"
		if g.r.Intn(2) == 0 || !g.choice() {
			c = g.condition(0)
		}
		g.line("%s := 0bv2;", k)
		g.line("while (%s) {", c)
		g.line("  %s := $add(%s, 1bv2); assume %s != 0bv2;", k, k, k)
		g.block(depth, 1)
	}
	g.line("}")
}
