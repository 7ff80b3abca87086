package verifier

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

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
// as one atomic operation of that order, or with the one for failure if it writes nothing that it has read. It
// reports whether it races.
func (c *clockState) operation(t int, ops []op, plain bool, order, failure string) (race bool) {
	writes := slices.ContainsFunc(ops, func(o op) bool { return o.write })
	read, succeeds := map[string]bool{}, false
	for _, o := range ops {
		succeeds = succeeds || o.write && read[o.place]
		read[o.place] = read[o.place] || !o.write
	}
	if failure != "" && !succeeds {
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
	m, err := machine.New(low, machine.Config{})
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

type clockWalk struct {
	data map[*ivl.Var]bool
	seen map[string]bool
	race bool
	err  error
}

func (w *clockWalk) visit(m *machine.Machine, c *clockState) {
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
func (w *clockWalk) step(m *machine.Machine, c *clockState, t int) bool {
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
		if ev.Status == machine.Blocked || ev.Status == machine.Pruned {
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

func (w *clockWalk) ops(m *machine.Machine, t int, st ivl.Stmt) []op {
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

func (noChoices) Havoc(m *machine.Machine, t int, h *ivl.Havoc) ([]value.Value, error) {
	var out []value.Value
	for _, v := range h.Vars {
		out = append(out, value.Zero(v.Var.Type))
	}
	return out, nil
}

func (noChoices) Choose(*machine.Machine, int, int) (int, error) { return 0, errors.New("a choice") }

func (noChoices) Allocate(*machine.Machine, int, *ivl.Call) (value.Value, error) {
	return value.Value{}, errors.New("an allocation")
}

func (noChoices) Child(m *machine.Machine, _ int, _ *ivl.AsyncCall) (int, error) {
	return m.Threads(), nil
}
