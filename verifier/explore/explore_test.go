package explore

import (
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"maps"
	"math/rand"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gsmack/gsmack/ivl/seed"
)

// toy is a program whose threads take steps one after the other; thread 1 is the first.
type toy struct {
	threads [][]action
	out     Outcome
	cells   []uint64
	seen    map[string]bool // classes of the complete executions
	count   map[string]int
}

// action reads and writes cells.
type action struct {
	cell  int
	write bool
	lock  int    // 1: waits for the cell to be 0 and sets it; -1: sets it to 0
	pick  uint32 // if not 0, it writes one of so many values
	maybe bool   // it chooses whether it writes
	below bool   // it reads another cell, and writes to a third only if that is not 0
}

func (a action) enabled(cells []uint64) bool { return a.lock != 1 || cells[a.cell] == 0 }

// domain is how many choices there are.
func (a action) domain() uint32 {
	if a.maybe {
		return 2
	}
	return max(a.pick, 1)
}

// perform gives the event that the action is in the state of cells, and changes them.
func (a action) perform(thread, index int, cells []uint64, choices []uint32) Event {
	e := Event{Thread: thread, PC: uint64(thread*100 + index), Await: a.lock == 1, Section: a.below, Varies: a.below}
	touch := func(cell int, write bool, value uint64) {
		t := Touch{Group: uint64(cell) + 1, Cell: uint64(cell) + 1, Mask: 0xff, Write: write, Before: cells[cell], After: cells[cell]}
		if write {
			t.After, cells[cell] = value, value
		}
		e.Touched = append(e.Touched, t)
	}
	switch {
	case a.lock != 0:
		touch(a.cell, true, uint64(max(a.lock, 0)*thread))
	case a.pick != 0:
		var v uint32
		if len(choices) > 0 {
			v = choices[0]
		}
		e.Choices = []Choice{{v, a.pick}}
		touch(a.cell, true, uint64(v)+1)
	case a.maybe:
		value := cells[a.cell]
		if e.Choices = []Choice{{0, 2}}; len(choices) > 0 && choices[0] == 1 {
			e.Choices[0].Value, value = 1, uint64(100*thread+index)
		}
		touch(a.cell, true, value)
	case a.below:
		read := cells[a.cell]
		touch(a.cell, false, 0)
		if read != 0 {
			touch((a.cell+1)%len(cells), true, uint64(100*thread+index))
		}
	default:
		touch(a.cell, a.write, uint64(100*thread+index))
	}
	return e
}

func (p *toy) Run(_ context.Context, steps []Step, logged int, _ iter.Seq2[[]Step, int]) (*Outcome, error) {
	p.out = Outcome{Threads: len(p.threads)}
	cells := make([]uint64, len(p.cells))
	next := make([]int, len(p.threads)+1)
	var events []Event
	last := 1
	for {
		var s Step
		if n := len(events); n < len(steps) {
			s = steps[n]
			if next[s.Thread] == len(p.threads[s.Thread-1]) {
				p.out.Status = Diverged
				return &p.out, nil
			}
		} else {
			for k := 0; k <= len(p.threads) && s.Thread == 0; k++ {
				t := k
				if k == 0 {
					t = last // it goes on if it can
				}
				if next[t] < len(p.threads[t-1]) {
					if p.threads[t-1][next[t]].enabled(cells) {
						s.Thread = t
					} else {
						p.try(t, next[t], len(events), cells)
					}
				}
			}
			if s.Thread == 0 {
				break
			}
		}
		a := p.threads[s.Thread-1][next[s.Thread]]
		if !a.enabled(cells) {
			p.try(s.Thread, next[s.Thread], len(events), cells)
			p.out.Status = Blocked
			p.out.Events, p.out.Count = events[logged:], len(events)
			return &p.out, nil
		}
		events = append(events, a.perform(s.Thread, next[s.Thread], cells, s.Choices))
		next[s.Thread]++
		last = s.Thread
	}
	p.out.Events, p.out.Count = events[min(logged, len(events)):], len(events)
	k := class(events)
	p.count[k]++
	p.seen[k] = true
	return &p.out, nil
}

func (p *toy) try(thread, index, at int, cells []uint64) {
	a := p.threads[thread-1][index]
	e := Event{Thread: thread, PC: uint64(thread*100 + index), Await: true, Varies: true}
	e.Touched = []Touch{{Group: uint64(a.cell) + 1, Cell: uint64(a.cell) + 1, Mask: 0xff, Before: cells[a.cell], After: cells[a.cell]}}
	p.out.Tried = append(p.out.Tried, Tried{at, e})
}

// class names the class of equivalent executions: which events there are, and the order of those that conflict.
func class(events []Event) string {
	var out []string
	index := map[int]int{}
	names := make([]string, len(events))
	var known transitions
	var list []*transition
	for i := range events {
		list = append(list, known.of(&events[i], false))
	}
	for i := range events {
		e := &events[i]
		index[e.Thread]++
		names[i] = fmt.Sprintf("%d.%d%v", e.Thread, index[e.Thread], e.Choices)
		for j := range i {
			if events[j].Thread != e.Thread && list[i].conflicts(list[j]) {
				out = append(out, names[j]+"<"+names[i])
			}
		}
	}
	out = append(out, names...)
	slices.Sort(out)
	return strings.Join(out, " ")
}

// all walks through all schedules with at most so many preemptions, for the classes that there are.
func (p *toy) all(ctx context.Context, preemptions int) map[string]bool {
	out := map[string]bool{}
	var walk func(cells []uint64, next []int, events []Event, left int)
	walk = func(cells []uint64, next []int, events []Event, left int) {
		end := true
		can := func(t int) bool { return next[t] < len(p.threads[t-1]) && p.threads[t-1][next[t]].enabled(cells) }
		for t := 1; t <= len(p.threads) && ctx.Err() == nil; t++ {
			if !can(t) {
				continue
			}
			end = false
			rest := left
			if n := len(events); n > 0 && events[n-1].Thread != t && can(events[n-1].Thread) {
				if rest--; rest < 0 {
					continue
				}
			}
			a := p.threads[t-1][next[t]]
			for v := range a.domain() {
				c, n := slices.Clone(cells), slices.Clone(next)
				e := a.perform(t, next[t], c, []uint32{v})
				n[t]++
				walk(c, n, append(slices.Clone(events), e), rest)
			}
		}
		if end {
			out[class(events)] = true
		}
	}
	walk(make([]uint64, len(p.cells)), make([]int, len(p.threads)+1), nil, preemptions)
	return out
}

func newToy(cells int, threads ...[]action) *toy {
	return &toy{threads: threads, cells: make([]uint64, cells), seen: map[string]bool{}, count: map[string]int{}}
}

// TestClasses: the numbers of classes that are known.
func TestClasses(t *testing.T) {
	read, write := func(c int) action { return action{cell: c} }, func(c int) action { return action{cell: c, write: true} }
	lock, unlock := func(c int) action { return action{cell: c, lock: 1} }, func(c int) action { return action{cell: c, lock: -1} }
	for _, c := range []struct {
		name string
		toy  *toy
		want int
	}{
		{"one writer, three readers", newToy(1, []action{write(0)}, []action{read(0)}, []action{read(0)}, []action{read(0)}), 8},
		{"three writers", newToy(1, []action{write(0)}, []action{write(0)}, []action{write(0)}), 6},
		{"nothing shared", newToy(3, []action{write(0), read(0)}, []action{write(1)}, []action{write(2)}), 1},
		{"one lock", newToy(1, []action{lock(0), unlock(0)}, []action{lock(0), unlock(0)}, []action{lock(0), unlock(0)}), 6},
		{"two locks in opposite order", newToy(2, []action{lock(0), lock(1), unlock(1), unlock(0)}, []action{lock(1), lock(0), unlock(0), unlock(1)}), 3},
		{"a choice", newToy(1, []action{{cell: 0, pick: 3}}, []action{read(0)}), 6},
	} {
		r, err := Explore(context.Background(), []Program{c.toy}, Options{})
		if err != nil || r.Executions != c.want || len(c.toy.seen) != c.want {
			t.Errorf("%s: %d executions of %d classes, want %d (%v)", c.name, r.Executions, len(c.toy.seen), c.want, err)
		}
	}
}

// TestRandom compares with a walk through all schedules: each class is met, and met once if what events touch
// does not depend on what they read.
func TestRandom(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 4*time.Second)
	defer cancel()
	n := seed.New(t)
	for i := range 3000 {
		if ctx.Err() != nil {
			t.Logf("%d programs", i)
			return
		}
		r := rand.New(rand.NewSource(n + int64(i)))
		p := random(r)
		classes := p.all(ctx, 1000)
		res, err := Explore(ctx, []Program{p}, Options{Executions: 100000})
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			t.Fatalf("program %d: %v", i, err)
		}
		for c := range classes {
			if !p.seen[c] {
				t.Fatalf("program %d %+v: %d of %d classes; not met: %s", i, p.threads, len(p.seen), len(classes), c)
			}
		}
		if res.Executions != len(classes) && !p.varies() {
			t.Fatalf("program %d %+v: %d executions, %d classes", i, p.threads, res.Executions, len(classes))
		}
	}
}

// foreseeing is a toy that notes what is announced and was not asked for yet.
type foreseeing struct {
	*toy
	announced map[string]bool
	kept      int
	asked     *[]string // in order, if it is to be noted
}

func (f *foreseeing) Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error) {
	if ahead == nil {
		return f.toy.Run(ctx, steps, logged, nil)
	}
	key := fmt.Sprint(steps, logged)
	if f.announced[key] {
		f.kept++
		delete(f.announced, key)
	}
	if f.asked != nil {
		*f.asked = append(*f.asked, key, "->")
	}
	for steps, logged := range ahead {
		if f.asked != nil {
			*f.asked = append(*f.asked, fmt.Sprint(steps, logged))
		}
		f.announced[fmt.Sprint(steps, logged)] = true
	}
	return f.toy.Run(ctx, steps, logged, ahead)
}

// TestAhead: the executions that are announced are asked for, exactly so, all of them if no event waits or touches what depends on what it reads.
func TestAhead(t *testing.T) {
	n := seed.New(t)
	kept := 0
	for i := range 1000 {
		r := rand.New(rand.NewSource(n + int64(i)))
		p := random(r)
		whole, err := Explore(context.Background(), []Program{p}, Options{})
		if err != nil {
			t.Fatal(err)
		}
		f := &foreseeing{newToy(len(p.cells), p.threads...), map[string]bool{}, 0, nil}
		res, err := Explore(context.Background(), []Program{f}, Options{})
		if err != nil || res.Executions != whole.Executions || res.Blocked != whole.Blocked || res.Redundant != whole.Redundant {
			t.Fatalf("program %d %+v: %v, %+v, not %+v", i, p.threads, err, res, whole)
		}
		if len(f.announced) > 0 && !p.varies() {
			t.Fatalf("program %d %+v: announced in vain: %v", i, p.threads, f.announced)
		}
		kept += f.kept
	}
	if kept < 1000 {
		t.Fatalf("only %d executions were announced", kept)
	}
	t.Logf("%d executions were announced", kept)
}

func (p *toy) varies() bool {
	return slices.ContainsFunc(p.threads, func(list []action) bool {
		return slices.ContainsFunc(list, func(a action) bool { return a.below || a.maybe || a.lock != 0 || a.pick != 0 })
	})
}

func random(r *rand.Rand) *toy {
	cells := 1 + r.Intn(3)
	p := newToy(cells)
	kinds := 1 + r.Intn(5)
	for range 2 + r.Intn(2) {
		var list []action
		held := -1
		for range 1 + r.Intn(3) {
			a := action{cell: r.Intn(cells)}
			switch r.Intn(kinds) {
			case 0:
				a.write = r.Intn(2) == 0
			case 1:
				if held < 0 {
					a.lock, held = 1, a.cell
				} else {
					a.lock, a.cell, held = -1, held, -1
				}
			case 2:
				a.below = true
			case 3:
				a.maybe = true
			default:
				a.pick = 2
			}
			list = append(list, a)
		}
		p.threads = append(p.threads, list)
	}
	return p
}

// TestBounded compares with a walk through all schedules that have as many preemptions.
func TestBounded(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 3*time.Second)
	defer cancel()
	n := seed.New(t)
	for i := range 2000 {
		r := rand.New(rand.NewSource(n + int64(i)))
		p, most := random(r), r.Intn(4)
		classes, every := p.all(ctx, most), p.all(ctx, 1000)
		res, err := Bounded(ctx, p, most, Options{})
		if ctx.Err() != nil {
			t.Logf("%d programs", i)
			return
		}
		if err != nil {
			t.Fatalf("program %d: %v", i, err)
		}
		_, bounded := res.Bounds["preemptions"]
		for c := range p.seen {
			if !classes[c] {
				t.Fatalf("program %d %+v, %d preemptions: more than that: %s", i, p.threads, most, c)
			}
		}
		if len(p.seen) != len(classes) || !bounded && len(classes) != len(every) {
			t.Fatalf("program %d %+v: %d of %d classes (of %d), %d preemptions, %+v", i, p.threads, len(p.seen), len(classes), len(every), most, res)
		}
	}
}

// folding is a program whose explorer shares all that it can before each execution.
type folding struct {
	foreseeing
	x *explorer
}

func (f *folding) Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error) {
	f.x.fold()
	return f.foreseeing.Run(ctx, steps, logged, ahead)
}

// TestFold: that branches are shared changes neither what is executed nor what is announced, nor their order. Groups change no more than the order.
func TestFold(t *testing.T) {
	n := seed.New(t)
	for i := range 1000 {
		p := random(rand.New(rand.NewSource(n + int64(i))))
		var asked [3][]string
		var results [3]*Result
		var seen [3]map[string]bool
		for k := range 3 {
			f := &folding{foreseeing: foreseeing{newToy(len(p.cells), p.threads...), map[string]bool{}, 0, &asked[k]}}
			var program Program = f
			if k == 0 {
				program = &f.foreseeing
			}
			q := newQueue(Options{}, func() {})
			f.x = newExplorer(program, Options{})
			f.x.store.crowded = k == 2
			if err := f.x.work(context.Background(), q); err != nil {
				t.Fatal(err)
			}
			results[k], seen[k] = q.result, f.seen
		}
		if !slices.Equal(asked[0], asked[1]) || !reflect.DeepEqual(results[0], results[1]) {
			t.Fatalf("program %d %+v: %+v, not %+v", i, p.threads, results[1], results[0])
		}
		if !maps.Equal(seen[0], seen[2]) || results[0].Executions != results[2].Executions && !p.varies() {
			t.Fatalf("program %d %+v, in groups: %+v, not %+v", i, p.threads, results[2], results[0])
		}
	}
}

// TestFlat: few branches are kept where as many leaves wait in wakeup trees as there are classes. Of N readers of what one thread writes there are 2^N, and of N pairs of writers.
func TestFlat(t *testing.T) {
	defer func(n int) { fewest = n }(fewest)
	fewest = 1 << 13
	readers := [][]action{{{write: true}}}
	for range 13 {
		readers = append(readers, []action{{}})
	}
	var pairs [][]action
	for k := range 24 {
		pairs = append(pairs, []action{{cell: k % 12, write: true}})
	}
	for _, threads := range [][][]action{readers, pairs} {
		f := &counting{toy: newToy(12, threads...)}
		f.x = newExplorer(f, Options{})
		q := newQueue(Options{}, func() {})
		if err := f.x.work(context.Background(), q); err != nil || q.result.Executions != 1<<(len(threads)-1) && q.result.Executions != 1<<(len(threads)/2) {
			t.Fatal(err, q.result)
		}
		if f.most > fewest*3/2 {
			t.Errorf("%d threads: %d branches", len(threads), f.most)
		}
	}
}

// counting is a toy that notes how many branches there are at most.
type counting struct {
	*toy
	x    *explorer
	most int
}

func (c *counting) Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error) {
	clear(c.seen)
	clear(c.count)
	c.most = max(c.most, c.x.store.count)
	return c.toy.Run(ctx, steps, logged, ahead)
}

// stopping is a toy that is interrupted in some of its executions.
type stopping struct {
	*toy
	left int
}

func (s *stopping) Run(ctx context.Context, steps []Step, logged int, ahead iter.Seq2[[]Step, int]) (*Outcome, error) {
	if s.left--; s.left < 0 {
		return nil, context.Canceled
	}
	return s.toy.Run(ctx, steps, logged, ahead)
}

// TestResume interrupts explorations again and again: those that go on from what was saved meet the same classes, and none twice.
func TestResume(t *testing.T) {
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	n := seed.New(t)
	for i := range 2000 {
		if ctx.Err() != nil {
			t.Logf("%d programs", i)
			return
		}
		r := rand.New(rand.NewSource(n + int64(i)))
		p := random(r)
		whole, err := Explore(ctx, []Program{p}, Options{})
		if ctx.Err() != nil {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		again := newToy(len(p.cells), p.threads...)
		var res *Result
		var state *State
		for rounds := 0; ; rounds++ {
			var text []byte
			res, err = Explore(ctx, []Program{&stopping{again, 2 + r.Intn(6)}}, Options{Resume: state, Save: func(s *State) { text, err = json.Marshal(s) }})
			if err == nil {
				break
			}
			if ctx.Err() != nil {
				t.Logf("%d programs", i)
				return
			}
			if rounds > 100000 {
				t.Fatal("no end")
			}
			state = new(State)
			if err := json.Unmarshal(text, state); err != nil {
				t.Fatal(err)
			}
		}
		if res.Executions != whole.Executions && !p.varies() || len(again.seen) != len(p.seen) {
			t.Fatalf("program %d %+v: %d executions of %d classes, not %d of %d", i, p.threads, res.Executions, len(again.seen), whole.Executions, len(p.seen))
		}
	}
}
