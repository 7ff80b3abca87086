package trace

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// History is what the operations of an execution were called with and returned, and when: a history as in Herlihy and
// Wing, "Linearizability", TOPLAS 1990. All operations have returned.
type History struct {
	// Operations are in the order in which they were called.
	Operations []Invocation `json:"operations"`
	// Orders are the sequential orders that the operations could have had, each with what it gives in the
	// executions that were tried.
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
	// Called and Returned are times: the calls and returns of a history are numbered from 0.
	Called   int `json:"called"`
	Returned int `json:"returned"`

	// Self and Code are what the program calls the thread and the name.
	Self int   `json:"-"`
	Code int64 `json:"-"`
}

// Order is a sequential order, in which each operation that returned before another was called comes
// before it.
type Order struct {
	// Operations are indices into those of the history.
	Operations []int `json:"operations"`
	// Differs is the index of the first operation that has other results in a sequential execution in this order, and Results are
	// those; -1 if no such execution comes to an end.
	Differs int     `json:"differs"`
	Results []int64 `json:"results,omitempty"`
}

// Seen is how many operations of a thread (Invocation.Self) had returned when operation i was called.
func (h *History) Seen(i, self int) int {
	n := 0
	for _, o := range h.Operations {
		if o.Self == self && o.Returned < h.Operations[i].Called {
			n++
		}
	}
	return n
}

// maxTried is how many sequential orders of a history are tried; reports show fewer.
const maxTried = 200

// Try sets the orders of h, as far as there are histories of sequential executions to show what they give.
func (h *History) Try(sequential []*History) {
	h.Orders = nil
	h.extend(nil, func(order []int) bool {
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
func (h *History) extend(order []int, yield func([]int) bool) bool {
	if len(order) == len(h.Operations) {
		return yield(order)
	}
	for i, o := range h.Operations {
		next := !slices.Contains(order, i)
		for j, before := range h.Operations {
			if before.Returned < o.Called && !slices.Contains(order, j) {
				next = false
			}
		}
		if next && !h.extend(append(order[:len(order):len(order)], i), yield) {
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
		if !slices.Equal(a.Results, b.Results) {
			return k
		}
	}
	return -1
}

// Call is the operation as a call: enqueue(3).
func (o Invocation) Call() string { return o.Name + "(" + numbers(o.Arguments) + ")" }

// String is the call with what it returns.
func (o Invocation) String() string {
	if len(o.Results) == 0 {
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
		if i := order.Differs; i < 0 {
			line += "was not seen to come to an end"
		} else {
			o := h.Operations[i]
			line += fmt.Sprintf("%s of thread %d gives %s, not %s", o.Call(), o.Thread, numbers(order.Results), numbers(o.Results))
		}
		out = append(out, line)
	}
	return out
}
