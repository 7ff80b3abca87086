package tests

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/gsmack/gsmack/ivl/seed"
)

var randomHistories = flag.Int("histories", 8, "how many random data structures TestRandomHistories decides")

// TestRandomHistories compares --check=linearizable on random data structures with an enumeration of all their histories.
func TestRandomHistories(t *testing.T) {
	count := map[string]int{}
	for s := range seed.Each(t, *randomHistories) {
		p := newClients(rand.New(rand.NewSource(s)))
		want := "verified"
		if !p.linearizable() {
			want = "violated"
		}
		dir := t.TempDir()
		if err := os.WriteFile(filepath.Join(dir, "clients.c"), []byte(p.c()), 0o666); err != nil {
			t.Fatal(err)
		}
		v, _ := gsmackVerify(t, dir, nil, "verify", "--check=linearizable", "--format=json", "--timeout=60s", "--memory-limit=2G", "clients.c")
		if v.limited(t) {
			continue
		}
		count[want]++
		if v.Verdict != want {
			t.Fatalf("seed %d: the verdict is %s (%s%s), not %s; run with -seed=%d -histories=1:\n%s", s, v.Verdict, v.Message, v.Reason, want, s, p.c())
		}
	}
	t.Logf("agreed on %v", count)
}

// act is a step of an operation: what it does with the cell, and two numbers.
type act struct {
	kind    string
	cell, n int
}

// clients are threads that call operations. An operation is acts on two cells, a lock and a semaphore, and returns the
// last number that an act gave.
type clients struct {
	operations [][]act
	calls      [][]int // of each thread, indices of operations
	semaphore  int     // its value at the start
}

func newClients(rnd *rand.Rand) *clients {
	p := &clients{semaphore: rnd.Intn(2)}
	kinds := []string{"load", "load", "store", "store", "add", "swap", "post", "wait", "wait"}
	for range 1 + rnd.Intn(3) {
		var body []act
		for range 1 + rnd.Intn(3) {
			body = append(body, act{kinds[rnd.Intn(len(kinds))], rnd.Intn(2), 1 + rnd.Intn(2)})
		}
		if rnd.Intn(2) == 0 {
			body = append(append([]act{{kind: "lock"}}, body...), act{kind: "unlock"})
		}
		p.operations = append(p.operations, body)
	}
	threads := 2 + rnd.Intn(5)/4
	for range threads {
		var calls []int
		for range 1 + rnd.Intn(4-threads) {
			calls = append(calls, rnd.Intn(len(p.operations)))
		}
		p.calls = append(p.calls, calls)
	}
	return p
}

// c is the program in C.
func (p *clients) c() string {
	var b strings.Builder
	b.WriteString("#include <gsmack_harness.h>\n#include <pthread.h>\n#include <semaphore.h>\n#include <stdatomic.h>\n")
	b.WriteString("static atomic_int cell[2];\nstatic sem_t sem;\nstatic pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;\n")
	for i, body := range p.operations {
		fmt.Fprintf(&b, "static int f%d(void) {\n  int r = 0;\n", i)
		for _, a := range body {
			fmt.Fprintf(&b, "  %s\n", map[string]string{
				"load":   fmt.Sprintf("r = cell[%d];", a.cell),
				"store":  fmt.Sprintf("cell[%d] = (r + %d) %% 3;", a.cell, a.n),
				"add":    fmt.Sprintf("r = atomic_fetch_add(&cell[%d], %d);", a.cell, a.n),
				"swap":   fmt.Sprintf("{ int old = r; r = atomic_compare_exchange_strong(&cell[%d], &old, %d); }", a.cell, a.n),
				"post":   "sem_post(&sem);",
				"wait":   "sem_wait(&sem);",
				"lock":   "pthread_mutex_lock(&lock);",
				"unlock": "pthread_mutex_unlock(&lock);",
			}[a.kind])
		}
		b.WriteString("  return r;\n}\n")
	}
	for t, calls := range p.calls {
		fmt.Fprintf(&b, "static void *thread%d(void *arg) {\n", t)
		for n, f := range calls {
			fmt.Fprintf(&b, "  gsmack_call(%d, \"f%d\");\n  gsmack_return(%d, f%d());\n", n, f, n, f)
		}
		b.WriteString("  return arg;\n}\n")
	}
	fmt.Fprintf(&b, "int main(void) {\n  pthread_t t[%d];\n  sem_init(&sem, 0, %d);\n", len(p.calls), p.semaphore)
	for t := range p.calls {
		fmt.Fprintf(&b, "  pthread_create(&t[%d], 0, thread%d, 0);\n", t, t)
	}
	for t := range p.calls {
		fmt.Fprintf(&b, "  pthread_join(t[%d], 0);\n", t)
	}
	b.WriteString("  gsmack_linearizable();\n}\n")
	return b.String()
}

// event is the call of a thread's next operation, or its return.
type event struct {
	thread  int
	returns bool
	result  int
}

// clientState is a state of clients, with the history so far.
type clientState struct {
	cell   [2]int
	sem    int
	held   bool // the lock
	events []event
	// orders is what matters of the events: for each thread, how many operations of each had returned when it called one, and
	// the results.
	orders []string
	// For each thread: how many operations it has called, how many have returned, how many acts of the last one are done, and
	// the number it has.
	called, returned, done, r []int
}

func (p *clients) start() *clientState {
	n := len(p.calls)
	return &clientState{sem: p.semaphore, orders: make([]string, n), called: make([]int, n), returned: make([]int, n), done: make([]int, n), r: make([]int, n)}
}

// step is the state behind the next step of a thread, nil if it has none or waits.
func (p *clients) step(s *clientState, t int) *clientState {
	n := *s
	n.called, n.returned, n.done, n.r = slices.Clone(s.called), slices.Clone(s.returned), slices.Clone(s.done), slices.Clone(s.r)
	n.events, n.orders = slices.Clone(s.events), slices.Clone(s.orders)
	if s.called[t] == s.returned[t] {
		if s.called[t] == len(p.calls[t]) {
			return nil
		}
		n.called[t]++
		n.done[t], n.r[t] = 0, 0
		n.events = append(n.events, event{thread: t})
		n.orders[t] += fmt.Sprint(s.returned)
		return &n
	}
	body := p.operations[p.calls[t][s.returned[t]]]
	if s.done[t] == len(body) {
		n.returned[t]++
		n.events = append(n.events, event{t, true, s.r[t]})
		n.orders[t] += fmt.Sprint(s.r[t])
		return &n
	}
	n.done[t]++
	switch a := body[s.done[t]]; a.kind {
	case "load":
		n.r[t] = s.cell[a.cell]
	case "store":
		n.cell[a.cell] = (s.r[t] + a.n) % 3
	case "add":
		n.r[t] = s.cell[a.cell]
		n.cell[a.cell] += a.n
	case "swap":
		if n.r[t] = 0; s.cell[a.cell] == s.r[t] {
			n.cell[a.cell], n.r[t] = a.n, 1
		}
	case "post":
		n.sem++
	case "wait":
		if n.sem--; n.sem < 0 {
			return nil
		}
	case "lock":
		if n.held {
			return nil
		}
		n.held = true
	case "unlock":
		n.held = false
	}
	return &n
}

// histories gives the histories of all executions, or of the serial ones.
func (p *clients) histories(serial bool) (out [][]event) {
	seen, kept := map[string]bool{}, map[string]bool{}
	stack := []*clientState{p.start()}
	for len(stack) > 0 {
		s := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		key := fmt.Sprint(s.cell, s.sem, s.held, s.orders, s.called, s.returned, s.done, s.r)
		if seen[key] {
			continue
		}
		seen[key] = true
		turn := -1
		for t := range p.calls {
			if serial && s.called[t] > s.returned[t] {
				turn = t
			}
		}
		moved := false
		for t := range p.calls {
			if turn >= 0 && t != turn {
				continue
			}
			if n := p.step(s, t); n != nil {
				stack, moved = append(stack, n), true
			}
		}
		if history := fmt.Sprint(s.orders); !moved && !kept[history] {
			kept[history] = true
			out = append(out, s.events)
		}
	}
	return out
}

// linearizable reports whether each history has a serial one that explains it, and each operation that waits for ever in one does so
// in a serial one.
func (p *clients) linearizable() bool {
	serial := p.histories(true)
	for _, h := range p.histories(false) {
		waiting := 0
		for t := range p.calls {
			if pending(h, t) {
				waiting++
				if !slices.ContainsFunc(serial, func(s []event) bool { return pending(s, t) && p.explains(s, h, t) }) {
					return false
				}
			}
		}
		if waiting == 0 && !slices.ContainsFunc(serial, func(s []event) bool { return p.explains(s, h, -1) }) {
			return false
		}
	}
	return true
}

// pending reports whether an operation of the thread has not returned.
func pending(h []event, thread int) bool {
	calls := 0
	for _, e := range h {
		if e.thread == thread && e.returns {
			calls--
		} else if e.thread == thread {
			calls++
		}
	}
	return calls > 0
}

// explains reports whether the serial history s has the operations of h that have returned, with the same results, and the one of the
// thread waits that does not, and if s keeps what returned in h before another one was called in front of that.
func (p *clients) explains(s, h []event, waits int) bool {
	position := map[[2]int]int{} // of the n-th operation of a thread, in s
	results := map[[2]int]int{}
	called, returned := make([]int, len(p.calls)), make([]int, len(p.calls))
	for _, e := range s {
		if !e.returns {
			position[[2]int{e.thread, called[e.thread]}] = len(position)
			called[e.thread]++
			continue
		}
		results[[2]int{e.thread, returned[e.thread]}] = e.result
		returned[e.thread]++
	}
	callsOfS, returnsOfS := slices.Clone(called), slices.Clone(returned)
	clear(called)
	clear(returned)
	furthest := -1 // in s, of what has returned in h
	for _, e := range h {
		t := e.thread
		if !e.returns {
			open := called[t] // its number
			called[t]++
			at, there := position[[2]int{t, open}]
			complete := open < returnsIn(h, t)
			if !complete && t != waits {
				continue // it waits, too
			}
			if !there || at < furthest {
				return false
			}
			continue
		}
		id := [2]int{t, returned[t]}
		returned[t]++
		if r, there := results[id]; !there || r != e.result {
			return false
		}
		furthest = max(furthest, position[id])
	}
	for t := range p.calls {
		if returnsOfS[t] != returned[t] || callsOfS[t] > returned[t] && t != waits {
			return false
		}
	}
	return true
}

// returnsIn is how many operations of the thread return in h.
func returnsIn(h []event, thread int) (n int) {
	for _, e := range h {
		if e.thread == thread && e.returns {
			n++
		}
	}
	return n
}
