package interp

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// Vector clocks (Fidge, Mattern, 1988) of an execution, which represent
// happens-before: entry u of a thread's clock is the number of the last access
// of thread u that happens before what the thread does next. package order has a
// formula for what this computes (hb.go); the two share nothing but
// what cfg.Step says of a section.

// clock has an entry for each thread; what is missing is 0.
type clock []int

func (c clock) at(t int) int {
	if t < len(c) {
		return c[t]
	}
	return 0
}

// join is the least clock that is at least c and d.
func (c clock) join(d clock) clock {
	if len(c) < len(d) {
		c, d = d, c
	}
	out := slices.Clone(c)
	for i, n := range d {
		out[i] = max(out[i], n)
	}
	return out
}

// sequences are never changed.
type sequences map[int]clock

// all is what a read of the cell acquires.
func (s sequences) all() clock {
	var out clock
	for _, c := range s {
		out = out.join(c)
	}
	return out
}

// of is what is left when thread t stores.
func (s sequences) of(t int) sequences { return sequences{t: s[t]} }

// with adds c to that of thread t.
func (s sequences) with(t int, c clock) sequences {
	out := maps.Clone(s)
	if out == nil {
		out = sequences{}
	}
	out[t] = out[t].join(c)
	return out
}

// cell is a variable or an element of one.
type cell struct {
	v     *ivl.Var
	index string
}

func (a touch) cell() cell {
	return cell{a.Var, value.Join(a.index)}
}

// clocks is what is known of happens-before at a point of an execution.
type clocks struct {
	threads []*ticking
	// held are, for a cell, the release sequences that go on there, by the threads that
	// began them: the clocks that an acquiring read of the cell gets.
	held map[cell]sequences
	// made are the accesses to data, in order.
	made []*made
	// last is, by cell, the last write to it.
	last map[cell]*made
}

// ticking is the part of clocks that belongs to one thread.
type ticking struct {
	now      clock
	released clock // at the last release fence
	pending  clock // of what was read and not acquired
	// of the open section
	order cfg.Ordering
	found clock              // what it has read
	from  map[cell]bool      // where
	mine  []*made            // its accesses to data
	begun int                // how many sections began before, and with it
	late  map[cell]sequences // of what it writes, which releases at its end
}

// made is an access that was made.
type made struct {
	touch
	thread int
	number int    // of the accesses of the thread
	seen   clock  // of the thread, when it made the access
	shown  record // how people see it; where in the records of the trace it belongs
	at     int
	// from wrote what is read, nil if nothing did; released: with what is before it, for others to acquire; acquired: the read does.
	from               *made
	released, acquired bool
	section            int    // of the thread; 0 outside of sections
	order              string // the name of the memory order, "plain" of a plain access
	value              value.Value
	known              bool // what value is
}

func newClocks() *clocks {
	return &clocks{threads: []*ticking{{from: map[cell]bool{}}}, held: map[cell]sequences{}, last: map[cell]*made{}}
}

// clone is an independent copy; the accesses that were made are shared.
func (c *clocks) clone() *clocks {
	out := &clocks{held: maps.Clone(c.held), last: maps.Clone(c.last), made: slices.Clip(c.made)}
	for _, t := range c.threads {
		n := *t
		n.mine, n.from, n.late = slices.Clip(t.mine), maps.Clone(t.from), maps.Clone(t.late)
		out.threads = append(out.threads, &n)
	}
	return out
}

// shares lists the accesses to shared variables in the statement that thread t stands at.
func shares(m *machine.Machine, t int) []touch {
	return accessesAt(m, t, func(v *ivl.Var) bool { return m.Prog.Source.Written(v) })
}

// passed follows a statement that thread t executed: touches are its accesses, shown
// how people see them, nil if nobody does, from place at of the trace on, and ev is what it did.
func (c *clocks) passed(m *machine.Machine, t int, touches []touch, ev machine.Event, shown []record, at int) {
	th := c.threads[t]
	section := m.Thread(t).Section
	if section.BeginsAt(ev.Stmt) {
		th.order = section.Ordering()
		th.begun++
		th.found, th.from, th.mine, th.late = nil, map[cell]bool{}, nil, map[cell]sequences{}
	}
	if _, ok := ev.Stmt.(*ivl.AsyncCall); ok {
		c.threads = append(c.threads, &ticking{now: slices.Clone(th.now), from: map[cell]bool{}})
	}
	if acquires, releases := cfg.FenceOf(ev.Stmt); acquires || releases {
		if acquires {
			th.now = th.now.join(th.pending)
			for _, r := range c.made {
				r.acquired = r.acquired || r.thread == t && !r.Write && r.atomic
			}
		}
		if releases {
			th.released = slices.Clone(th.now)
		}
	}
	inside := m.InAtomic(t)
	if !inside && th.order.Mixed() && th.order.FailureAcquires {
		th.acquireFound() // it did not succeed
	}
	if !inside {
		th.found = nil
		for k, s := range th.late {
			c.held[k] = s.with(t, th.now)
		}
		th.late, th.from = nil, map[cell]bool{}
	}
	for i, a := range touches {
		if x := c.access(m, t, a, section.Ordering(), inside); x != nil {
			if shown != nil {
				x.shown, x.at = shown[i], at
				x.order = orderName(section, a)
				x.value, x.known = content(m, a)
			}
			if inside || section.BeginsAt(ev.Stmt) {
				x.section = th.begun
			}
		}
	}
}

// acquireFound acquires what the section has read before.
func (th *ticking) acquireFound() {
	th.now = th.now.join(th.found)
	for _, a := range th.mine {
		a.seen = a.seen.join(th.found)
		a.acquired = !a.Write
	}
}

// releases reports whether an acquiring read of cell k acquires all that is before the last write there.
func (c *clocks) releases(k cell) bool {
	there, w := c.held[k].all(), c.last[k]
	return w != nil && len(there) > 0 && there.at(w.thread) >= w.number-1
}

// orderName is the memory order of an access, as the section says it.
func orderName(section *cfg.Step, a touch) string {
	switch {
	case !a.atomic:
		return "plain"
	case section == nil || section.Begin == nil || section.Begin.Attrs.Text("order") == "":
		return "seq_cst"
	}
	return section.Begin.Attrs.Text("order")
}

// content is what is where a accesses.
func content(m *machine.Machine, a touch) (value.Value, bool) {
	v, ok := m.Global(a.Var)
	if ok && len(a.index) > 0 {
		v = v.Select(a.index...)
	}
	return v, ok && v.Kind() != value.MapKind
}

// access follows one access of thread t.
func (c *clocks) access(m *machine.Machine, t int, a touch, order cfg.Ordering, inside bool) *made {
	th, k := c.threads[t], a.cell()
	released, acquired := c.releases(k), false
	known := !slices.ContainsFunc(a.index, func(v value.Value) bool { return !v.Whole() })
	if _, own := th.late[k]; known && a.atomic && !a.Write && !own {
		there := c.held[k].all()
		if order.Acquires && order.FailureAcquires {
			th.now = th.now.join(there)
			acquired = true
		} else {
			th.pending = th.pending.join(there)
		}
		th.found, th.from[k] = th.found.join(there), true
	}
	if a.atomic && a.Write && order.Mixed() && th.from[k] {
		if order.Acquires {
			th.acquireFound()
		}
		th.found = nil
	}
	var out *made
	if m.Prog.IsData(a.Var) {
		th.now = th.now.join(clock(append(make([]int, t), th.now.at(t)+1)))
		out = &made{touch: a, thread: t, number: th.now[t], seen: th.now, from: c.last[k], released: released, acquired: acquired}
		if a.Write {
			c.last[k] = out
		}
		c.made = append(c.made, out)
		if inside {
			th.mine = append(th.mine, out)
		}
	}
	switch {
	case !a.Write:
		return out
	case !known: // it may end any release sequence, and who reads there may acquire nothing
		maps.DeleteFunc(c.held, func(k cell, _ sequences) bool { return k.v == a.Var })
		return out
	case !a.atomic:
		delete(c.held, k)
		return out
	}
	on := c.held[k]
	if !th.from[k] {
		on = on.of(t) // a store, and no operation that reads, too
	}
	by := th.released
	if order.Releases {
		by = th.now
	}
	if order.Whole && inside {
		delete(c.held, k)
		th.late[k] = on
	} else {
		c.held[k] = on.with(t, by)
	}
	return out
}

// unordered gives the last access that b conflicts with and that does not happen
// before it; nil if there is none.
func (c *clocks) unordered(b *made) *made {
	for i := len(c.made) - 1; i >= 0; i-- {
		a := c.made[i]
		if a.thread != b.thread && a.conflict(b.touch) && a.number > b.seen.at(a.thread) {
			return a
		}
	}
	return nil
}
