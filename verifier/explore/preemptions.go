package explore

import "context"

// Bounded goes through the executions in which at most so many times a thread that could go on is preempted, fewer ones first (Musuvathi, Qadeer,
// "Iterative Context Bounding", PLDI 2007). Of equivalent beginnings that end with the same thread one is continued, the one with the fewest
// preemptions: they lead to the same state. That is a reduction that the bound does not make unsound, as sleep sets would. The program, left to itself,
// must go on with the thread that took the last step as long as that can.
func Bounded(ctx context.Context, p Program, preemptions int, o Options) (*Result, error) {
	for k := 0; ; k++ {
		b := &bounded{x: newExplorer(p, o), most: k, seen: map[prefix]int{}}
		err := b.search(ctx)
		r := b.x.result
		if err != nil || r.Failed != nil || r.Cut != "" || !b.cut {
			return r, err
		}
		if k == preemptions {
			r.Bounds["preemptions"] = k
			return r, nil
		}
	}
}

// prefix identifies a beginning of executions, up to equivalence: by sums over its events, so that their order does not count, and by the last thread.
type prefix struct {
	sum    [2]uint64
	thread int
}

// fork is the state before an event.
type fork struct {
	others [][]uint32 // by thread: the choices with which it is still to be taken; nil: not at all
	used   int        // preemptions before
	free   bool       // the thread of the event before cannot go on: to take another one is no preemption
	sum    [2]uint64
}

// bounded is one search.
type bounded struct {
	x     *explorer
	most  int
	cut   bool // for too many preemptions
	forks []fork
	seen  map[prefix]int // the preemptions with which a prefix was continued
}

func (b *bounded) search(ctx context.Context) error {
	x, r := b.x, b.x.result
	var steps []Step
	for {
		known := len(x.events)
		out, err := x.program.Run(ctx, steps, known, nil)
		if err != nil {
			return err
		}
		r.note(out)
		if out.Status == Blocked {
			r.Blocked++
		} else {
			if out.Status == Diverged {
				return diverged(out, steps)
			}
			r.Executions++
			for i := range out.Events {
				x.append(&out.Events[i])
			}
			switch out.Status {
			case Failed, Unmodelled, Loops, Polls:
				r.Failed, r.Schedule = out, x.schedule()
				return nil
			}
			b.extend(known, out)
			if x.options.Report != nil {
				x.options.Report(r)
			}
		}
		if o := x.options; o.Executions > 0 && r.Executions+r.Blocked >= o.Executions {
			r.Cut = "executions"
			return nil
		}
		if steps = b.next(); steps == nil {
			return nil
		}
	}
}

// extend makes the forks of the events from number i on, until an equivalent beginning was continued already.
func (b *bounded) extend(i int, out *Outcome) {
	x := b.x
	unfinished := map[int]int{} // by thread: the number of its last event, or more
	for n := range x.events {
		unfinished[x.events[n].Thread] = n
	}
	for _, e := range out.Tried {
		if last, ok := unfinished[e.Thread]; !ok || last < e.At {
			unfinished[e.Thread] = len(x.events)
		}
	}
	for _, e := range out.Pending {
		unfinished[e.Thread] = len(x.events)
	}
	born := map[int]int{} // behind how many events; 0 if nobody started it
	for n := range x.events {
		for c := range x.events[n].Children() {
			born[c] = n + 1
		}
	}
	for ; i < len(x.events); i++ {
		e := &x.events[i]
		if i == len(b.forks) {
			f := fork{others: make([][]uint32, out.Threads+1), free: true}
			if i > 0 {
				before := &b.forks[i-1]
				f.sum, f.used = before.sum, before.used
				last := x.events[i-1].Thread
				if !before.free && x.events[i-2].Thread != last {
					f.used++
				}
				for k, add := range x.hash(i - 1) {
					f.sum[k] += add
				}
				f.free = e.Thread != last
				at := prefix{f.sum, last}
				if used, ok := b.seen[at]; ok && used <= f.used {
					return
				}
				b.seen[at] = f.used
			}
			for t, until := range unfinished {
				if born[t] <= i && until >= i && t != e.Thread {
					f.others[t] = []uint32{}
				}
			}
			b.forks = append(b.forks, f)
		}
		b.forks[i].others[e.Thread] = following(e.Choices)
	}
}

// next gives the steps of the next execution: the last fork that has another thread, or another value, to take.
func (b *bounded) next() []Step {
	for i := len(b.forks) - 1; i >= 0; i-- {
		f := &b.forks[i]
		for t, choices := range f.others {
			if choices == nil {
				continue
			}
			f.others[t] = nil
			if i > 0 && !f.free && t != b.x.events[i-1].Thread && f.used == b.most {
				b.cut = true
				continue
			}
			b.forks = b.forks[:i+1]
			b.x.truncate(i)
			return append(b.x.schedule(), Step{Thread: t, Choices: choices})
		}
	}
	return nil
}

// hash identifies an event, with what happens before it.
func (x *explorer) hash(i int) [2]uint64 {
	at := x.positions[i]
	h := [2]uint64{1, 1}
	mix := func(v uint64) {
		h[0] = (h[0] ^ v) * 0x9e3779b97f4a7c15
		h[0] ^= h[0] >> 29
		h[1] = (h[1] + v) * 0xd6e8feb86659fd93
		h[1] ^= h[1] >> 32
	}
	mix(uint64(at.index)<<32 | uint64(at.thread))
	for t, n := range x.clock(i) {
		if n > 0 {
			mix(uint64(t)<<32 | uint64(n))
		}
	}
	for _, c := range x.steps[i].Choices {
		mix(1<<63 | uint64(c))
	}
	return h
}
