package verifier

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/ivltest"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/cfg/cfgtest"
	"github.com/gsmack/gsmack/verifier/interp"
	"github.com/gsmack/gsmack/verifier/value"
)

var (
	hbPrograms = flag.Int("hb-programs", 120, "how many random programs TestHappensBefore decides")
	hbSeed     = flag.Int64("hb-seed", 1, "seed of the first of them; 0 takes the time")
	hbEngines  = flag.String("hb-engines", "order,seq", "the engines it asks")
)

// TestHappensBefore compares, on random programs with random memory orders, what
// the monitor of happens-before finds with a walk over all interleavings that follows
// the words of C11 (5.1.2.4, 7.17.4) with a vector clock for each thread.
func TestHappensBefore(t *testing.T) {
	first := *hbSeed
	if first == 0 {
		first = time.Now().UnixNano() % 1_000_000_000
	}
	t.Logf("first seed %d", first)
	racing, apart, ordered, skipped := 0, 0, 0, 0
	for i := int64(0); i < int64(*hbPrograms); i++ {
		src := weakProgram(rand.New(rand.NewSource(first + i)))
		race, adjacent, ok := compareHappensBefore(t, src)
		if t.Failed() {
			t.Fatalf("seed %d (run with -hb-seed=%d -hb-programs=1):\n%s", first+i, first+i, src)
		}
		switch {
		case !ok:
			skipped++
		case race && !adjacent:
			apart++
			fallthrough
		case race:
			racing++
		default:
			ordered++
		}
	}
	t.Logf("%d programs race, %d of them with accesses that are never adjacent, %d do not, %d were skipped", racing, apart, ordered, skipped)
	if *hbPrograms >= 100 && (apart == 0 || ordered == 0 || skipped > *hbPrograms/2) {
		t.Error("the generator is one-sided")
	}
}

// compareHappensBefore decides a program both ways. ok is false if it is too large.
func compareHappensBefore(t *testing.T, src string) (race, adjacent, ok bool) {
	t.Helper()
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	p := ivltest.Program(t, "weak.bpl", []byte(src))
	low := cfgtest.LowerProgram(t, p)
	race, ok = walkClocks(t, low)
	if !ok {
		return false, false, false
	}
	near, err := interp.Explore(ctx, low, interp.Limits{Races: true, All: true, States: 20_000})
	if err != nil || !near.Complete {
		return false, false, false
	}
	if near.Race && !race {
		t.Error("two accesses are adjacent, but the clocks order them")
	}
	for _, e := range strings.Split(*hbEngines, ",") {
		// The whole, and the monitor alone.
		res, _ := Verify(ctx, p, Options{Checks: CheckRace, Engine: Engine(e), Unroll: 4})
		agreeHappensBefore(t, e, res, race)
		r := &run{o: Options{Checks: CheckRace, Engine: Engine(e), Unroll: 4}, prog: low, start: time.Now()}
		if r.suspects = low.Suspects(); len(r.suspects) == 0 {
			if race {
				t.Errorf("nothing is suspect")
			}
			continue
		}
		second, err := r.happensBefore(p)
		if err != nil {
			t.Fatal(err)
		}
		second.engine = Engine(e)
		res, err = second.grow(ctx)
		if err != nil {
			t.Fatal(err)
		}
		agreeHappensBefore(t, e+", monitor", res, race)
	}
	return race, near.Race, true
}

func agreeHappensBefore(t *testing.T, name string, res *Result, race bool) {
	t.Helper()
	switch {
	case res.Verdict == Violated && !race:
		t.Errorf("%s: violated (%s at %v), but the clocks order all accesses", name, res.Message, res.Pos)
	case res.Verdict == Verified && race:
		t.Errorf("%s: verified, but the clocks find a race", name)
	case res.Verdict == Unknown:
		t.Errorf("%s: unknown: %s", name, res.Reason)
	}
}

// clockState is what C11 says of one execution so far.
type clockState struct {
	now      [][]int           // of each thread: up to which epoch of each thread all happens before here
	fenced   [][]int           // at its last release fence
	read     [][]int           // what its reads that do not acquire could have
	heads    map[string][]head // of the release sequences that go on at each place
	accesses map[string]int    // epoch of a thread's last access of a kind to a place
}

type head struct {
	thread int
	clock  []int
}

func join(a, b []int) []int {
	out := make([]int, max(len(a), len(b)))
	copy(out, a)
	for i, n := range b {
		out[i] = max(out[i], n)
	}
	return out
}

func (c *clockState) clone() *clockState {
	return &clockState{slices.Clone(c.now), slices.Clone(c.fenced), slices.Clone(c.read), maps.Clone(c.heads), maps.Clone(c.accesses)}
}

func (c *clockState) key() string {
	var b strings.Builder
	fmt.Fprint(&b, c.now, c.fenced, c.read)
	for _, k := range slices.Sorted(maps.Keys(c.heads)) {
		fmt.Fprint(&b, k, c.heads[k])
	}
	for _, k := range slices.Sorted(maps.Keys(c.accesses)) {
		fmt.Fprint(&b, k, c.accesses[k])
	}
	return b.String()
}

// op is an access as the walk sees it.
type op struct {
	place string
	write bool
	data  bool
}

// operation applies what one step does: ops in the order of the program, plain, or
// as one atomic operation of that order, or with the one for failure if it writes nothing. It
// reports whether it races.
func (c *clockState) operation(t int, ops []op, plain bool, order, failure string) (race bool) {
	writes := slices.ContainsFunc(ops, func(o op) bool { return o.write })
	if failure != "" && !writes {
		order = failure
	}
	acquires := order == "acquire" || order == "acq_rel" || order == "" || order == "consume"
	releases := order == "release" || order == "acq_rel" || order == ""
	was := map[string]bool{} // read before it was written
	wrote := map[string]bool{}
	for _, o := range ops {
		if o.write {
			wrote[o.place] = true
		} else if (!plain || !o.data) && !wrote[o.place] {
			was[o.place] = true
			for _, h := range c.heads[o.place] {
				if acquires {
					c.now[t] = join(c.now[t], h.clock)
				} else {
					c.read[t] = join(c.read[t], h.clock)
				}
			}
		}
	}
	for _, o := range ops {
		if !o.data {
			continue
		}
		for u := range c.now {
			for _, w := range []bool{false, true} {
				for _, p := range []bool{false, true} {
					n := c.accesses[fmt.Sprint(o.place, u, w, p)]
					if u == t || n == 0 || !w && !o.write || !p && !plain {
						continue
					}
					if u >= len(c.now[t]) || c.now[t][u] < n {
						race = true
					}
				}
			}
		}
	}
	for _, o := range ops {
		if o.data {
			c.accesses[fmt.Sprint(o.place, t, o.write, plain)] = c.now[t][t]
		}
	}
	for _, o := range ops {
		if !o.write {
			continue
		}
		if plain && o.data {
			delete(c.heads, o.place)
			continue
		}
		var on []head
		for _, h := range c.heads[o.place] {
			if was[o.place] || h.thread == t {
				on = append(on, h)
			}
		}
		by := c.fenced[t]
		if releases {
			by = c.now[t]
		}
		if h := (head{t, by}); len(by) > 0 && !slices.ContainsFunc(on, func(x head) bool { return x.thread == t && slices.Equal(x.clock, by) }) {
			on = append(on, h)
		}
		c.heads[o.place] = on
	}
	if writes && releases && !(plain && ops[0].data) {
		c.tick(t)
	}
	return race
}

// tick begins a new epoch of thread t: what it does from now on was not released.
func (c *clockState) tick(t int) {
	c.now[t] = slices.Clone(c.now[t])
	c.now[t][t]++
}

func (c *clockState) fence(t int, order string) {
	if order != "release" {
		c.now[t] = join(c.now[t], c.read[t])
	}
	if order != "acquire" {
		c.fenced[t] = c.now[t]
		c.tick(t)
	}
}

// walkClocks reports whether some interleaving races; ok is false if there are too many.
func walkClocks(t *testing.T, low *cfg.Program) (race, ok bool) {
	t.Helper()
	m, err := interp.New(low, interp.Config{})
	if err != nil {
		t.Fatal(err)
	}
	w := &clockWalk{data: low.DataVars(), seen: map[string]bool{}}
	w.visit(m, &clockState{now: [][]int{{1}}, fenced: [][]int{nil}, read: [][]int{nil}, heads: map[string][]head{}, accesses: map[string]int{}})
	if w.err != nil {
		t.Fatal(w.err)
	}
	return w.race, len(w.seen) < maxClockStates
}

const maxClockStates = 10_000

type clockWalk struct {
	data map[*ivl.Var]bool
	seen map[string]bool
	race bool
	err  error
}

func (w *clockWalk) visit(m *interp.Machine, c *clockState) {
	key := fmt.Sprint(m.Hash(), c.key())
	if w.seen[key] || len(w.seen) >= maxClockStates || w.race || w.err != nil {
		return
	}
	w.seen[key] = true
	for t := 0; t < m.Threads(); t++ {
		if m.Ended(t) {
			continue
		}
		n, d := m.Clone(), c.clone()
		if w.step(n, d, t) {
			w.visit(n, d)
		}
	}
}

// step executes what thread t does in one step; it gives false if it cannot.
func (w *clockWalk) step(m *interp.Machine, c *clockState, t int) bool {
	plain, order, failure := true, "", ""
	var ops []op
	began := false
	for n := 0; n < 1000; n++ {
		st, _ := m.Next(t)
		if st != nil {
			ops = append(ops, w.ops(m, t, st)...)
			if b, ok := st.(*ivl.AtomicBegin); ok && !m.InAtomic(t) {
				plain, began = b.Attrs.Has("plain"), true
				order, failure = b.Attrs.Text("order"), b.Attrs.Text("failure_order")
			}
			if f, ok := st.(*ivl.Assume); ok && f.Attrs.Has("fence") {
				c.fence(t, f.Attrs.Text("fence"))
			}
		}
		ev, err := m.Step(t, noChoices{})
		if err != nil {
			w.err = err
			return false
		}
		if ev.Status == interp.Blocked || ev.Status == interp.Pruned {
			return false
		}
		if _, ok := st.(*ivl.AsyncCall); ok {
			child := len(c.now)
			c.now = append(c.now, join(c.now[t], append(make([]int, child), 1)))
			c.tick(t)
			c.fenced, c.read = append(c.fenced, nil), append(c.read, nil)
			break // it may run now
		}
		if m.Ended(t) || !m.InAtomic(t) && (began || len(ops) > 0) {
			break
		}
	}
	w.race = w.race || c.operation(t, ops, plain, order, failure)
	return true
}

func (w *clockWalk) ops(m *interp.Machine, t int, st ivl.Stmt) []op {
	var out []op
	for _, a := range cfg.Accesses(st, func(v *ivl.Var) bool { return v.Kind == ivl.Global }) {
		place := a.Var.Name
		for _, e := range a.Args {
			v, _ := m.Eval(t, e)
			place += "," + v.String()
		}
		out = append(out, op{place, a.Write, w.data[a.Var]})
	}
	return out
}

// noChoices is the oracle of programs that leave nothing open.
type noChoices struct{}

func (noChoices) Havoc(m *interp.Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	var out []value.Value
	for _, v := range h.Vars {
		out = append(out, value.Zero(v.Var.Type))
	}
	return out, nil
}
func (noChoices) Choose(*interp.Machine, int, int) (int, error) { return 0, errors.New("a choice") }
func (noChoices) Allocate(*interp.Machine, int, *ivl.Call) (value.Value, error) {
	return value.Value{}, errors.New("an allocation")
}
func (noChoices) Child(m *interp.Machine, _ int, _ *ivl.AsyncCall) (int, error) {
	return m.Threads(), nil
}

// weakProgram writes a program of two or three threads that pass messages with
// random memory orders.
func weakProgram(r *rand.Rand) string {
	g := &weakGenerator{r: r}
	g.b.WriteString("var {:data} d: int;\nvar {:data} m: [int]int;\nvar {:data} a: int;\nvar {:data} b: int;\nvar {:data} c: int;\nvar g: int;\nvar h: int;\n")
	if r.Intn(4) != 0 {
		g.chain(2 + r.Intn(2))
		return g.b.String()
	}
	workers := 1 + r.Intn(2)
	for i := 0; i < workers; i++ {
		fmt.Fprintf(&g.b, "procedure worker%d()\n{\n  var t: int;\n  var u: int;\n  t := 0;\n  u := 1;\n", i)
		g.stmts(2+r.Intn(3), 1)
		g.b.WriteString("}\n")
	}
	g.b.WriteString("procedure main()\n{\n  var t: int;\n  var u: int;\n  t := 0;\n  u := 1;\n  d := 0; a := 0; b := 0; c := 0; g := 0; h := 0;\n  m := (lambda i: int :: 0);\n")
	for i := 0; i < workers; i++ {
		fmt.Fprintf(&g.b, "  async call worker%d();\n", i)
		if r.Intn(3) == 0 {
			g.stmts(1, 1)
		}
	}
	g.stmts(1+r.Intn(3), 1)
	g.b.WriteString("}\n")
	return g.b.String()
}

// chain writes threads that each wait for a message, access data, and send the next
// message: no two accesses are ever adjacent, and what orders them are the operations
// that carry the messages.
func (g *weakGenerator) chain(length int) {
	for i := 0; i < length; i++ {
		name := fmt.Sprintf("worker%d", i)
		if i == length-1 {
			name = "main"
		}
		fmt.Fprintf(&g.b, "procedure %s()\n{\n  var t: int;\n  var u: int;\n", name)
		if name == "main" {
			g.line(1, "d := 0; a := 0; b := 0; c := 0; g := 0; h := 0;")
			g.line(1, "m := (lambda i: int :: 0);")
			for j := 0; j < length-1; j++ {
				g.line(1, "async call worker%d();", j)
			}
		}
		g.line(1, "t := 0;\n  u := 1;")
		if g.r.Intn(5) == 0 {
			g.send([]string{"a", "b"}[g.r.Intn(2)], 1) // somebody else's
		}
		depth := 1
		if i > 0 {
			depth = g.receive([]string{"a", "b"}[i-1])
		}
		if g.r.Intn(6) == 0 {
			g.fence(depth, "acquire", "release", "acq_rel")
		}
		g.line(depth, "%s", g.pick("d := 1;", "d := 1;", "u := d;", "m[u] := 1;", "m[1] := 2;"))
		if g.r.Intn(4) == 0 {
			g.fence(depth, "release", "release", "seq_cst", "acquire")
		}
		if i < length-1 {
			g.send([]string{"a", "b"}[i], depth)
			if g.r.Intn(4) == 0 {
				g.send([]string{"a", "b"}[i], depth)
			}
		}
		for ; depth > 1; depth-- {
			g.line(depth-1, "}")
		}
		g.b.WriteString("}\n")
	}
}

func (g *weakGenerator) fence(depth int, orders ...string) {
	g.line(depth, `assume {:fence "%s"} true;`, g.pick(orders...))
}

// send writes something to v.
func (g *weakGenerator) send(v string, depth int) {
	switch g.r.Intn(6) {
	case 0, 1, 2:
		g.line(depth, "%s { %s := %s; }", g.section("relaxed", "relaxed", "release", "release", ""), v, g.pick("1", "1", "2"))
	case 3:
		g.line(depth, "%s { t := %s; %s := t + 1; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v)
	case 4:
		g.line(depth, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := 2; } }`,
			g.pick("relaxed", "release", "acq_rel"), g.pick("relaxed", "acquire"), v, g.pick("0", "1"), v)
	case 5:
		g.line(depth, "atomic { %s := 1; t := %s; h := 1; }", v, g.pick("a", "b", "g"))
	}
}

// receive waits for v, and gives the depth of what follows.
func (g *weakGenerator) receive(v string) int {
	n := g.pick("1", "1", "2")
	switch g.r.Intn(6) {
	case 0, 1, 2:
		g.line(1, "%s { t := %s; }", g.section("relaxed", "relaxed", "acquire", "acquire", "consume", ""), v)
	case 3:
		g.line(1, "%s { t := %s; %s := t + 1; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v)
	case 4:
		g.line(1, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := 3; } }`,
			g.pick("relaxed", "acquire", "acq_rel"), g.pick("relaxed", "acquire"), v, g.pick("1", "2"), v)
	case 5:
		g.line(1, "%s { t := %s; }", g.section("relaxed", "acquire", ""), v)
		g.line(1, "while (t != %s) {", n)
		if g.r.Intn(3) == 0 {
			g.line(2, "u := %s;", g.pick("d", "c"))
		}
		g.line(2, "%s { t := %s; }", g.section("relaxed", "acquire", ""), v)
		g.line(1, "}")
		return 1
	}
	g.line(1, "if (t == %s) {", n)
	return 2
}

type weakGenerator struct {
	r *rand.Rand
	b strings.Builder
}

func (g *weakGenerator) pick(s ...string) string { return s[g.r.Intn(len(s))] }

// section is the opening of an atomic section with one of the orders; "" is none.
func (g *weakGenerator) section(orders ...string) string {
	if o := g.pick(orders...); o != "" {
		return `atomic {:order "` + o + `"}`
	}
	return "atomic"
}

func (g *weakGenerator) line(depth int, format string, args ...any) {
	g.b.WriteString(strings.Repeat("  ", depth) + fmt.Sprintf(format, args...) + "\n")
}

func (g *weakGenerator) stmts(n, depth int) {
	for ; n > 0; n-- {
		g.stmt(depth)
	}
}

func (g *weakGenerator) stmt(depth int) {
	v, k := g.pick("a", "a", "b", "c"), g.pick("1", "2")
	data := g.pick("d", "d", "m[1]", "m[u]", "c")
	switch g.r.Intn(16) {
	case 0, 1:
		g.line(depth, "%s := %s;", data, k)
	case 2:
		g.line(depth, "u := %s;", data)
	case 3, 4:
		g.line(depth, "%s { %s := %s; }", g.section("relaxed", "relaxed", "release", "release", ""), v, k)
	case 5, 6, 7, 8:
		// A message is awaited, and then used.
		g.line(depth, "%s { t := %s; }", g.section("relaxed", "acquire", "acquire", "consume", ""), v)
		if depth < 3 {
			g.line(depth, "if (t %s) {", g.pick("== 1", "== 1", "== 2", "!= 0"))
			if g.r.Intn(4) == 0 {
				g.line(depth+1, `assume {:fence "%s"} true;`, g.pick("acquire", "acquire", "acq_rel", "seq_cst"))
			}
			g.stmts(1+g.r.Intn(2), depth+1)
			g.line(depth, "}")
		}
	case 9, 10:
		g.line(depth, "%s { t := %s; %s := %s; }", g.section("relaxed", "acquire", "release", "acq_rel", ""), v, v, g.pick("t + 1", k))
		if depth < 3 && g.r.Intn(2) == 0 {
			g.line(depth, "if (t == %s) {", k)
			g.stmts(1, depth+1)
			g.line(depth, "}")
		}
	case 11:
		g.line(depth, `atomic {:order "%s"} {:failure_order "%s"} { t := %s; if (t == %s) { %s := %s; } }`,
			g.pick("relaxed", "acquire", "release", "acq_rel"), g.pick("relaxed", "relaxed", "acquire"), v, g.pick("0", "1"), v, k)
	case 12:
		g.line(depth, `assume {:fence "%s"} true;`, g.pick("acquire", "release", "release", "acq_rel", "seq_cst"))
	case 13:
		w := g.pick("g", "h")
		g.line(depth, "%s", g.pick("g := 1;", "h := 1;", "t := "+w+";", "atomic { await "+w+" == 0; "+w+" := 1; }", "await "+w+" != 0;"))
	case 14:
		// One operation on several variables.
		x, y := "a", "b"
		if g.r.Intn(2) == 0 {
			x, y = y, x
		}
		g.line(depth, "atomic { %s := %s; t := %s; if (t == 1) { %s } }", x, k, y, g.pick("g := 1;", "h := 0;", "u := g;"))
	case 15:
		if depth == 1 {
			g.line(depth, "%s { t := %s; }", g.section("relaxed", "acquire", ""), "a")
			g.line(depth, "while (t != 1) {")
			if g.r.Intn(3) == 0 {
				g.line(depth+1, "u := d;")
			}
			g.line(depth+1, "%s { t := a; }", g.section("relaxed", "acquire", ""))
			g.line(depth, "}")
		}
	}
}
