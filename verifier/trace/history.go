package trace

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// History is what the operations of an execution were called with and returned, and when: a history as in Herlihy and
// Wing, "Linearizability", TOPLAS 1990. It is stuck, as in Line-Up (Burckhardt et al., PLDI 2010), if some have not
// returned: those wait for ever.
type History struct {
	// Operations are in the order in which they were called.
	Operations []Invocation `json:"operations"`
	// Orders are the sequential orders that the operations could have had, each with what it gives in the
	// executions that were tried. Of a stuck history they are orders of what has returned and, behind that, one operation that waits.
	Orders []Order `json:"orders,omitempty"`
}

// Invocation is an operation of a history: its call and its return.
type Invocation struct {
	// Thread is that of the trace, and Number says which of the thread's operations this is, from 0.
	Thread    int     `json:"thread"`
	Number    int     `json:"number"`
	Name      string  `json:"name"`
	Arguments []int64 `json:"arguments,omitempty"`
	Results   []int64 `json:"results,omitempty"`
	// Called and Returned are times: the calls and returns of a history are numbered from 0. Returned is Never of one that waits
	// for ever.
	Called   int `json:"called"`
	Returned int `json:"returned"`

	// Self and Code are what the program calls the thread and the name.
	Self int   `json:"-"`
	Code int64 `json:"-"`
}

// Never is the time of return of an operation that waits for ever.
const Never = -1

// Waits reports whether the operation waits for ever.
func (o *Invocation) Waits() bool { return o.Returned == Never }

// before reports whether o had returned when p was called.
func (o *Invocation) before(p *Invocation) bool { return !o.Waits() && o.Returned < p.Called }

// Order is a sequential order, in which each operation that returned before another was called comes
// before it.
type Order struct {
	// Operations are indices into those of the history.
	Operations []int `json:"operations"`
	// Differs is the index of the first operation that has other results in a sequential execution in this order, or that returns
	// there and waits in the history, and Results are those; -1 if no such execution is known.
	Differs int     `json:"differs"`
	Results []int64 `json:"results,omitempty"`
}

// Seen is how many operations of a thread (Invocation.Self) had returned when operation i was called.
func (h *History) Seen(i, self int) int {
	n := 0
	for _, o := range h.Operations {
		if o.Self == self && o.before(&h.Operations[i]) {
			n++
		}
	}
	return n
}

// Stuck reports whether some operations wait for ever; h may be nil.
func (h *History) Stuck() bool { return h != nil && len(h.Waiting()) > 0 }

// Waiting are the indices of the operations that wait for ever.
func (h *History) Waiting() (out []int) {
	for i := range h.Operations {
		if h.Operations[i].Waits() {
			out = append(out, i)
		}
	}
	return out
}

// Forever says which operations of a stuck history that is not right wait. Sequential executions say which of several should not.
func (h *History) Forever() string {
	var calls []string
	for _, i := range h.Waiting() {
		calls = append(calls, fmt.Sprintf("%s of thread %d", h.Operations[i].Call(), h.Operations[i].Thread))
	}
	if len(calls) == 1 {
		return calls[0] + " waits for ever, as it does in no sequential order"
	}
	return strings.Join(calls, " and ") + " wait for ever, and not each does in a sequential order"
}

// With is the operations that have returned, and the waiting one at index e.
func (h *History) With(e int) *History {
	out := &History{}
	for i, o := range h.Operations {
		if i == e || !o.Waits() {
			out.Operations = append(out.Operations, o)
		}
	}
	return out
}

// maxTried is how many sequential orders of a history are tried; reports show fewer.
const maxTried = 200

// Try sets the orders of h, as far as there are histories of sequential executions to show what they give. If h is stuck, the last one
// of each order is the operation at index last.
func (h *History) Try(sequential []*History, last int) {
	h.Orders = nil
	h.extend(nil, last, func(order []int) bool {
		o := Order{Operations: slices.Clone(order), Differs: -1}
		furthest := -1
		for _, s := range sequential {
			if i := h.differs(order, s); i > furthest {
				furthest, o.Differs, o.Results = i, order[i], s.Operations[i].Results
			}
		}
		h.Orders = append(h.Orders, o)
		return len(h.Orders) < maxTried
	})
}

// extend calls yield with each sequential order that begins so, until it gives false.
func (h *History) extend(order []int, last int, yield func([]int) bool) bool {
	waiting := len(h.Waiting())
	if len(order) == len(h.Operations)-waiting {
		if waiting > 0 {
			order = append(order[:len(order):len(order)], last)
		}
		return yield(order)
	}
	for i := range h.Operations {
		o := &h.Operations[i]
		next := !o.Waits() && !slices.Contains(order, i)
		for j := range h.Operations {
			if h.Operations[j].before(o) && !slices.Contains(order, j) {
				next = false
			}
		}
		if next && !h.extend(append(order[:len(order):len(order)], i), last, yield) {
			return false
		}
	}
	return true
}

// differs is the first place in the order at which the sequential history s has the same operation with other
// results, and everything before is the same; -1 if there is none.
func (h *History) differs(order []int, s *History) int {
	for k, i := range order {
		if k >= len(s.Operations) {
			return -1
		}
		a, b := h.Operations[i], s.Operations[k]
		if a.Self != b.Self || a.Code != b.Code || !slices.Equal(a.Arguments, b.Arguments) {
			return -1
		}
		if a.Waits() || !slices.Equal(a.Results, b.Results) {
			return k
		}
	}
	return -1
}

// Call is the operation as a call: enqueue(3).
func (o Invocation) Call() string { return o.Name + "(" + numbers(o.Arguments) + ")" }

// String is the call with what it returns.
func (o Invocation) String() string {
	switch {
	case o.Waits():
		return o.Call() + " waits for ever"
	case len(o.Results) == 0:
		return o.Call()
	}
	return o.Call() + " = " + numbers(o.Results)
}

func numbers(ns []int64) string {
	var parts []string
	for _, n := range ns {
		parts = append(parts, strconv.FormatInt(n, 10))
	}
	return strings.Join(parts, ", ")
}

// String is the history in a line, in the order of the calls.
func (h *History) String() string {
	var parts []string
	for _, o := range h.Operations {
		parts = append(parts, fmt.Sprintf("thread %d %s", o.Thread, o))
	}
	return strings.Join(parts, ", ")
}

// Lanes draws the history: a line a thread, time from left to right.
func (h *History) Lanes() []string {
	at := make([]int, 2*len(h.Operations)) // the columns of calls and returns
	for time := range at {
		if time > 0 {
			at[time] = at[time-1] + 1
		}
		for _, o := range h.Operations {
			if o.Returned == time {
				at[time] = max(at[time], at[o.Called]+len(o.String())+3)
			}
		}
	}
	var threads []int
	for _, o := range h.Operations {
		if !slices.Contains(threads, o.Thread) {
			threads = append(threads, o.Thread)
		}
	}
	slices.Sort(threads)
	var out []string
	for _, t := range threads {
		line := fmt.Sprintf("thread %-3d", t)
		start := len(line)
		for _, o := range h.Operations {
			if o.Thread == t {
				line += strings.Repeat(" ", start+at[o.Called]-len(line)) + "| " + o.String()
				if o.Waits() {
					continue
				}
				line += strings.Repeat(" ", start+at[o.Returned]-len(line)) + "|"
			}
		}
		out = append(out, line)
	}
	return out
}

// Why says of each order why the history does not have it, no more than most of them.
func (h *History) Why(most int) []string {
	var out []string
	for n, order := range h.Orders {
		if n == most {
			return append(out, fmt.Sprintf("and %d more", len(h.Orders)-n))
		}
		var calls []string
		for _, i := range order.Operations {
			calls = append(calls, h.Operations[i].Call())
		}
		line := strings.Join(calls, ", ") + ": "
		var o Invocation
		if order.Differs >= 0 {
			o = h.Operations[order.Differs]
		}
		switch {
		case order.Differs < 0 && h.Stuck():
			line += "was not seen to wait for ever"
		case order.Differs < 0:
			line += "was not seen to come to an end"
		case o.Waits():
			line += fmt.Sprintf("%s of thread %d returns%s, and does not wait", o.Call(), o.Thread, strings.TrimSuffix(" "+numbers(order.Results), " "))
		default:
			line += fmt.Sprintf("%s of thread %d gives %s, not %s", o.Call(), o.Thread, numbers(order.Results), numbers(o.Results))
		}
		out = append(out, line)
	}
	return out
}
