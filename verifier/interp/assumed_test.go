package interp_test

import (
	"context"
	"flag"
	"fmt"
	"math/rand"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/ivl/seed"
	"github.com/gsmack/gsmack/verifier"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/interp"
)

var (
	assumed   = flag.Int("assumed", 60, "how many random programs TestRandomAssumptions decides")
	assumedBy = flag.String("assumed.by", "order,seq,walk", "the engines that TestRandomAssumptions asks")
)

// TestRandomAssumptions asks whether threads of random programs go round for ever whose loops are left by choices, in front of assumptions. The states say so:
// some execution goes on from one, and none comes to an end, but for those that an assumption excludes.
func TestRandomAssumptions(t *testing.T) {
	count := map[string]int{}
	for seed := range seed.Each(t, *assumed) {
		src := assuming(rand.New(rand.NewSource(seed)))
		ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
		p := ivltest.Program(t, "random.bpl", []byte(src))
		low := cfgtest.LowerProgram(t, p)
		walk, err := interp.Explore(ctx, low, interp.Limits{States: 20_000, All: true})
		var endless, still bool
		if err == nil && walk.Complete {
			endless, still, err = interp.Endless(ctx, low)
		}
		if err != nil || !walk.Complete {
			count["not walked"]++
			cancel()
			continue
		}
		hangs := walk.Deadlock || endless
		still = still || walk.Deadlock // what goes on for ever and changes something is no hang
		for _, name := range strings.Split(*assumedBy, ",") {
			res, err := verifier.Verify(ctx, p, verifier.Options{Checks: verifier.CheckDeadlock, Unroll: 2, Engine: verifier.Engine(name)})
			if ctx.Err() != nil {
				break
			}
			if err != nil {
				t.Fatal(err)
			}
			count[fmt.Sprintf("%s %v, hangs: %v", name, res.Verdict, hangs)]++
			if still && res.Verdict == verifier.Verified || !hangs && res.Verdict == verifier.Violated || strings.Contains(res.Reason, "defect") {
				t.Errorf("%s: %v (%s%s), but deadlock %v, endless %v, still %v", name, res.Verdict, res.Message, res.Reason, walk.Deadlock, endless, still)
			}
		}
		cancel()
		if t.Failed() {
			t.Fatalf("seed %d (run with -seed=%d -assumed=1):\n%s", seed, seed, src)
		}
	}
	t.Logf("%v", count)
}

// assuming gives the text of a program with two threads.
func assuming(r *rand.Rand) string {
	g := &assumer{r: r, assumes: true}
	g.b.WriteString(`function {:bvbuiltin "bvult"} $ult(a: bv2, b: bv2) returns (bool);
var x: bv2;
var y: bv2;
var z: bv2;
var guard: bool;
procedure acquire()
  modifies guard;
{
  atomic { await !guard; guard := true; }
}
procedure release()
  modifies guard;
{
  guard := false;
}
`)
	g.procedure("pause", func() {
		g.line("while (*) {")
		g.block(1)
		g.line("}")
		if r.Intn(3) == 0 {
			g.stmt()
		}
	})
	g.assumes = r.Intn(2) == 0
	g.procedure("worker", func() {
		for range 1 + r.Intn(3) {
			g.stmt()
		}
	})
	g.assumes, g.pauses = true, true
	g.procedure("main", func() {
		g.line("x := 0bv2; y := 0bv2; z := 0bv2; guard := false;")
		g.line("async call worker();")
		for range r.Intn(2) {
			g.stmt()
		}
		g.loop()
		for range r.Intn(3) {
			g.stmt()
		}
		g.line("assume {:await} {:thread_exit} false;")
	})
	return g.b.String()
}

type assumer struct {
	r      *rand.Rand
	b      strings.Builder
	indent int
	depth  int  // of blocks
	loops  int  // around
	held   bool // the lock is held
	// pauses and assumes say what it may do.
	pauses, assumes bool
}

func (g *assumer) line(format string, args ...any) {
	fmt.Fprintf(&g.b, "%*s%s\n", 2*g.indent, "", fmt.Sprintf(format, args...))
}

func (g *assumer) procedure(name string, body func()) {
	g.line("procedure %s()", name)
	g.line("  modifies x, y, z, guard;")
	g.line("{")
	g.indent++
	g.line("var n: bv2;")
	g.line("n := 0bv2;")
	body()
	g.indent--
	g.line("}")
}

func (g *assumer) pick(s ...string) string { return s[g.r.Intn(len(s))] }

func (g *assumer) value() string { return fmt.Sprintf("%dbv2", g.r.Intn(3)) }

// cond is about the state, or what was chosen.
func (g *assumer) cond() string {
	switch g.r.Intn(8) {
	case 0:
		return fmt.Sprintf("$ult(n, %s)", g.pick("x", "y", g.value()))
	case 1:
		return fmt.Sprintf("n == %s", g.pick("x", g.value()))
	case 2:
		return fmt.Sprintf("%s != %s", g.pick("x", "y", "z"), g.value())
	}
	return fmt.Sprintf("%s == %s", g.pick("x", "y", "z"), g.value())
}

func (g *assumer) block(n int) {
	g.indent++
	g.depth++
	for range n {
		g.stmt()
	}
	g.depth--
	g.indent--
}

func (g *assumer) loop() {
	held := g.held
	g.loops++
	if g.r.Intn(3) == 0 {
		g.line("while (%s) {", g.pick("*", "*", g.cond()))
	} else {
		g.line("while (true) {")
	}
	g.block(1 + g.r.Intn(3))
	g.line("}")
	g.loops--
	g.held = held
}

func (g *assumer) stmt() {
	n := g.r.Intn(20)
	switch {
	case n < 3:
		g.line("%s := %s;", g.pick("x", "y", "z"), g.value())
	case n < 5 && g.assumes:
		g.line("assume %s;", g.cond())
	case n == 6:
		g.line("havoc n;")
	case n == 7 && g.assumes:
		g.line("havoc n; assume %s;", g.pick("$ult(n, "+g.value()+")", "$ult("+g.value()+", n)", "n == x", "$ult(n, x)"))
	case n == 8 && g.r.Intn(2) == 0:
		g.line("z := n;")
	case n == 8:
		g.line("n := %s;", g.pick("x", "y", "z"))
	case n == 9:
		g.line("await %s;", g.cond())
	case n < 12 && g.loops > 0 && !g.held:
		g.line("if (%s) { break; }", g.pick("*", "*", g.cond()))
	case n == 12 && !g.held && g.pauses:
		g.line("call pause();")
	case n == 13 && !g.held && g.depth < 3:
		g.held = true
		g.line("call acquire();")
		g.block(1 + g.r.Intn(2))
		g.line("call release();")
		g.held = false
	case n < 16 && g.depth < 3 && g.loops < 2 && (g.pauses || !g.assumes):
		g.loop()
	case g.depth < 4:
		g.line("if (%s) {", g.pick("*", "*", "*", g.cond()))
		g.block(1 + g.r.Intn(2))
		if g.r.Intn(2) == 0 {
			g.line("} else {")
			g.block(1)
		}
		g.line("}")
	default:
		g.line("%s := %s;", g.pick("x", "y", "z"), g.value())
	}
}
