package interp

import (
	"slices"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Vector clocks (Fidge, Mattern, 1988) of a re-execution, by which it knows what
// happens before what: entry u of a thread's clock is the number of the last access
// of thread u that happens before what the thread does next. package passes has a
// solver guess what this computes (HappensBefore); the two share nothing but
// cfg.OrderingOf.

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

// cell is a variable or an element of one.
type cell struct {
	v     *ivl.Var
	index string
}

func (a touch) cell() cell {
	var parts []string
	for _, x := range a.index {
		parts = append(parts, x.String())
	}
	return cell{a.Var, strings.Join(parts, ",")}
}

// clocks is what is known of happens-before at a point of an execution.
type clocks struct {
	threads []*ticking
	// held is the clock that whoever acquires a cell gets.
	held map[cell]clock
	// made are the accesses to data, in order.
	made []*made
}

// ticking is the part of clocks that belongs to one thread.
type ticking struct {
	now      clock
	released clock // at the last release fence
	pending  clock // of what was read and not acquired
	// of the open section
	order cfg.Ordering
	plain bool
	found clock         // what it has read
	reads []*made       // its reads
	late  map[cell]bool // its writes, which release at the end
}

// made is an access that was made.
type made struct {
	touch
	thread int
	number int    // of the accesses of the thread
	seen   clock  // of the thread, when it made the access
	shown  record // how people see it; where in the records of the trace it belongs
	at     int
}

func newClocks() *clocks {
	return &clocks{threads: []*ticking{{}}, held: map[cell]clock{}}
}

// clone is a copy that goes its own way; what was made is shared.
func (c *clocks) clone() *clocks {
	out := &clocks{held: map[cell]clock{}, made: slices.Clip(c.made)}
	for k, v := range c.held {
		out.held[k] = v
	}
	for _, t := range c.threads {
		n := *t
		n.reads = slices.Clip(t.reads)
		n.late = map[cell]bool{}
		for k := range t.late {
			n.late[k] = true
		}
		out.threads = append(out.threads, &n)
	}
	return out
}

// shares lists the accesses to shared variables in the statement that thread t stands at.
func (m *Machine) shares(t int) []touch {
	st, _ := m.Next(t)
	if st == nil {
		return nil
	}
	var out []touch
	for _, a := range cfg.Accesses(st, func(v *ivl.Var) bool { return m.prog.shared[v] }) {
		x := touch{Access: a, atomic: m.InAtomic(t) || !m.prog.data[a.Var], stmt: st}
		for _, arg := range a.Args {
			v, ok := m.Eval(t, arg)
			if !ok {
				return nil
			}
			x.index = append(x.index, v)
		}
		out = append(out, x)
	}
	return out
}

// passed follows a statement that thread t executed: touches are its accesses, shown
// how people see them, from place at of the trace on, and ev is what it did.
func (c *clocks) passed(m *Machine, t int, touches []touch, ev Event, shown []record, at int) {
	th := c.threads[t]
	switch st := ev.Stmt.(type) {
	case *ivl.AtomicBegin:
		if m.threads[t].atomic == 1 {
			th.order, th.plain = cfg.OrderingOf(st), cfg.OpensPlain(st)
			th.found, th.reads, th.late = nil, nil, map[cell]bool{}
		}
	case *ivl.AsyncCall:
		c.threads = append(c.threads, &ticking{now: slices.Clone(th.now)})
	}
	if acquires, releases := cfg.FenceOf(ev.Stmt); acquires || releases {
		if acquires {
			th.now = th.now.join(th.pending)
		}
		if releases {
			th.released = slices.Clone(th.now)
		}
	}
	inside := m.InAtomic(t)
	if !inside {
		for k := range th.late {
			c.held[k] = slices.Clone(th.now)
		}
		th.late = nil
	}
	order := cfg.OrderingOf(&ivl.AtomicBegin{})
	if inside {
		order = th.order
	}
	for i, a := range touches {
		a.atomic = a.atomic && !(inside && th.plain && m.prog.data[a.Var])
		if x := c.access(m, t, a, order, inside); x != nil {
			x.shown, x.at = shown[i], at
		}
	}
}

// access follows one access of thread t.
func (c *clocks) access(m *Machine, t int, a touch, order cfg.Ordering, inside bool) *made {
	th, k := c.threads[t], a.cell()
	if a.atomic && !a.Write && !th.late[k] {
		if order.ReadAcquires {
			th.now = th.now.join(c.held[k])
		} else {
			th.pending = th.pending.join(c.held[k])
		}
		th.found = th.found.join(c.held[k])
	}
	if a.atomic && a.Write && order.WriteAcquires && !order.Whole {
		th.now = th.now.join(th.found)
		for _, r := range th.reads {
			r.seen = r.seen.join(th.found)
		}
	}
	var out *made
	if m.prog.data[a.Var] {
		th.now = th.now.join(clock(append(make([]int, t), th.now.at(t)+1)))
		out = &made{touch: a, thread: t, number: th.now[t], seen: th.now}
		c.made = append(c.made, out)
		if inside && !a.Write {
			th.reads = append(th.reads, out)
		}
	}
	switch {
	case !a.Write:
	case !a.atomic:
		delete(c.held, k)
	case order.Whole && inside:
		delete(c.held, k)
		th.late[k] = true
	default:
		by := th.released
		if order.Releases {
			by = th.now
		}
		if !order.Whole {
			by = by.join(th.found)
		}
		c.held[k] = slices.Clone(by)
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
