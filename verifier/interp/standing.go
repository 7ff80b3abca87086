package interp

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// The end of a replay that leads to a deadlock or a race, which depends on the
// positions of the threads.

// deadlock takes the threads to where they wait, and checks that they wait for ever.
func (r *replayer) deadlock(stands []trace.Stand) (*machine.Failure, error) {
	r.tries, r.pastBounds = true, true
	waits := map[int]wait{}
	for _, at := range stands {
		t, err := r.take(at.Thread)
		if err != nil {
			return nil, err
		}
		w, before, err := r.try(t, at)
		if err != nil {
			return nil, err
		}
		waits[t] = w
		before += r.steps
		if err := r.until(t, func() bool { return r.steps == before }); err != nil {
			return nil, err
		}
	}
	all := make([][]wait, r.m.Threads())
	for t, w := range waits {
		if t < len(all) {
			all[t] = []wait{w}
		}
	}
	dead := deadlocked(r.m, all)
	if len(dead) == 0 {
		return nil, errors.New("no deadlock: some thread can go on, or all have ended")
	}
	for _, t := range slices.Sorted(maps.Keys(dead)) {
		if w := dead[t]; w.tried != nil {
			if ws, err := spins(r.ctx, r.m, t, w.tried); err != nil || len(ws) > 0 && ws[0].doubt {
				return nil, cmp.Or(err, error(&DoubtError{At: w.shown.pos}))
			}
		}
	}
	return r.dead(dead), nil
}

// try takes thread t, in a copy of the machine, to the await at which it waits. It gives the number
// of steps before the section that the await lies in, or before the await.
func (r *replayer) try(t int, at trace.Stand) (w wait, before int, err error) {
	real := r.follower
	r.trying = true
	r.m, r.index, r.steps = real.m.Clone(), maps.Clone(real.index), 0
	defer func() { r.follower, r.trying = real, false }()
	if _, err := r.approach(at); err != nil {
		return w, 0, err
	}
	before = r.steps
	if r.m.InAtomic(t) {
		before = r.entered.mark
	}
	st, _ := r.m.Next(t)
	await, ok := st.(*ivl.Assume)
	if !ok || !await.Await {
		return w, 0, fmt.Errorf("%s: no deadlock: thread %d does not wait", r.m.Position(t), t)
	}
	holds, known := r.m.Eval(t, await.Cond)
	switch {
	case !known:
		return w, 0, &machine.OpenError{Pos: await.Pos, Expr: await.Cond}
	case !holds.IsFalse():
		return w, 0, fmt.Errorf("%s: no deadlock: thread %d can go on", r.m.Position(t), t)
	case r.m.InProbe(t) && !goal.Spins(await): // it may change something before it comes there
		return w, 0, fmt.Errorf("%s: no deadlock: thread %d waits in an iteration that it has not begun", r.m.Position(t), t)
	}
	w = waitAt(r.m, t, await)
	if goal.Spins(await) && r.m.InAtomic(t) { // which is a probe
		var chosen []value.Value
		for _, c := range at.Inside {
			chosen = append(chosen, c.Values...)
		}
		w.tried = newDomain(Limits{}).with(chosen...)
		ws, err := spinsAmong(r.ctx, r.entered.m, t, w.tried, noDoubts)
		switch {
		case err != nil:
			return w, 0, err
		case len(ws) == 0 && (follows(r.entered.m, t) || r.m.Prog.Source.Assumes()): // what it may choose can rest on assumptions behind other loops
			return w, 0, &DoubtError{At: r.rec.standing(r.m, t).pos}
		case len(ws) == 0:
			return w, 0, fmt.Errorf("%s: no deadlock: thread %d need not stay in its loop for ever", r.m.Position(t), t)
		}
		w.reads, w.why = ws[0].reads, ws[0].why
	}
	w.shown = r.rec.standing(r.m, t)
	return w, before, nil
}

// dead reports the deadlock of these threads.
func (r *replayer) dead(dead map[int]wait) *machine.Failure {
	unfinished := 0
	for t := 0; t < r.m.Threads(); t++ {
		if r.m.Ended(t) {
			continue
		}
		if !goal.Environment(r.m.Thread(t).Spawn) {
			unfinished++
		}
		if w, ok := dead[t]; ok {
			r.depends.Waits(r.m, t, w.object(), w.elements())
			r.rec.waiting(r.m, t, w)
		}
	}
	f := &machine.Failure{Property: "deadlock", Message: "every unfinished thread waits for ever"}
	spin := spinning(dead)
	switch {
	case spin && len(dead) == 1:
		f.Message = "the only unfinished thread goes round in a loop for ever"
	case spin:
		f.Message = "every unfinished thread waits, or goes round in a loop, for ever"
	case len(dead) == 1 && unfinished == 1:
		f.Message = "the only unfinished thread waits for ever"
	case len(dead) == 1:
		f.Message = "a thread waits for ever, while others could go on"
	case len(dead) < unfinished:
		f.Message = fmt.Sprintf("%d threads wait for one another, while others could go on", len(dead))
	}
	for _, w := range dead {
		if w.await.Attrs.Has("history") {
			f.Property, f.Message, f.Stmt = "linearizable", "an operation waits for ever that waits in no sequential order", w.await
		}
	}
	return f
}

// races takes two threads to the accesses that the schedule names, and checks that they
// conflict. A section is only tried: its access is found in a state in which no other
// section is open.
func (r *replayer) races(stands []trace.Stand) (*machine.Failure, error) {
	if len(stands) != 2 || stands[0].Thread == stands[1].Thread {
		return nil, errors.New("a race is one of two threads")
	}
	r.tries = true
	var touches [2][]touch
	var shown [2][]record
	var behind [2]int // where the record of the access belongs
	for i, at := range stands {
		t, err := r.approach(at)
		if err != nil {
			return nil, err
		}
		for _, a := range touchesAt(r.m, t) {
			touches[i] = append(touches[i], a)
			shown[i] = append(shown[i], r.rec.conflict(r.m, t, a))
		}
		behind[i] = len(r.rec.records)
		r.depends.Conflict(r.m, t)
		if r.m.InAtomic(t) {
			r.leave()
		}
	}
	for i, a := range touches[0] {
		for j, b := range touches[1] {
			if a.conflict(b) {
				r.rec.records = append(r.rec.records, shown[1][j])
				r.rec.records = slices.Insert(r.rec.records, behind[0], shown[0][i])
				return &machine.Failure{Property: "race", Message: a.describe(b, r.rec.place(a))}, nil
			}
		}
	}
	return nil, fmt.Errorf("no race: the two accesses do not conflict")
}

// waiting describes a thread that waits for ever.
func (r *recorder) waiting(m *machine.Machine, t int, w wait) {
	rec := w.shown
	rec.kind = trace.Wait
	rec.detail, rec.waits = r.waitsFor(m, t, w)
	rec.spins = goal.Spins(w.await)
	at := rec.pos
	r.threads[t].Waiting = &at
	r.records = append(r.records, rec)
}

// waitsFor says for what thread t waits, and which threads could end the wait.
func (r *recorder) waitsFor(m *machine.Machine, t int, w wait) (string, *trace.WaitsFor) {
	if goal.Spins(w.await) {
		return r.spinText(w), nil
	}
	if w.reason == nil {
		return "", nil
	}
	var b strings.Builder
	var who []int
	h := threadOf(m, w.reason.Holder)
	b.WriteString("waits for ")
	if n, ok := w.reason.Object.Uint64(); w.reason.Kind == "thread" {
		if joined := threadOf(m, w.reason.Object); joined >= 0 {
			h = -1
			who = []int{joined}
			fmt.Fprintf(&b, "thread %d to end", joined)
			if joined == t {
				b.WriteString(", which is itself")
			}
		} else {
			b.WriteString("a thread to end")
		}
	} else if name, known := r.memory.Part(n); ok && known {
		fmt.Fprintf(&b, "%s %s", w.reason.Kind, name)
	} else {
		fmt.Fprintf(&b, "a %s", w.reason.Kind)
	}
	object := strings.TrimPrefix(b.String(), "waits for ")
	readers := readersOf(m, w.reason.Kind, w.reason.Object)
	switch {
	case len(readers) > 0 && (h < 0 || slices.Contains(readers, h)):
		b.WriteString(", which " + holders(t, readers) + " to read")
		who = readers
	case h < 0:
	case h == t:
		b.WriteString(", which it holds itself")
	case m.Ended(h):
		fmt.Fprintf(&b, ", which thread %d held when it ended", h)
	default:
		fmt.Fprintf(&b, ", which thread %d holds", h)
	}
	if h >= 0 && who == nil {
		who = []int{h}
	}
	return b.String(), &trace.WaitsFor{Object: object, Threads: who}
}

// spinText says what a spinning thread reads.
func (r *recorder) spinText(w wait) string {
	text := "goes round for ever in this loop"
	var places []string
	for _, a := range w.reads {
		if p := r.place(a); !slices.Contains(places, p) {
			places = append(places, p)
		}
	}
	if len(places) > 0 {
		text += ", reading " + strings.Join(places, ", ")
	}
	for _, why := range w.why {
		text += ", " + why
	}
	return text
}

// holders is the text that these threads hold something, in a message about thread t.
func holders(t int, threads []int) string {
	if len(threads) == 1 && threads[0] == t {
		return "it holds itself"
	}
	var names []string
	for _, u := range threads {
		names = append(names, strconv.Itoa(u))
	}
	if len(names) == 1 {
		return "thread " + names[0] + " holds"
	}
	last := len(names) - 1
	return "threads " + strings.Join(names[:last], ", ") + " and " + names[last] + " hold"
}

// place is the name of what is accessed, in reports.
func (r *recorder) place(a touch) string {
	name, _ := r.accessed(a)
	return name
}

// accessed is the same with the type in C, "" if it is not known.
func (r *recorder) accessed(a touch) (name, ctype string) {
	if part, of, ok := r.part(a.Var); ok {
		return part, of
	}
	name, ctype = a.name(r.prog), r.prog.Text(a.Var, "ctype")
	if len(a.index) == 1 && r.prog.Text(a.Var, "cname") == "" {
		if n, ok := a.index[0].Uint64(); ok {
			if place, of, known := r.memory.Place(n); known {
				name, ctype = place, cmp.Or(ctype, of)
			}
			if number, _, _, of, known := r.memory.Number(n); known && r.prog.Text(a.Var, "member") == "" {
				name, ctype = number, of
			}
		}
	}
	return name, ctype
}

// conflict is the record of a thread that is about to make access a.
func (r *recorder) conflict(m *machine.Machine, t int, a touch) record {
	rec := r.standing(m, t)
	rec.kind, rec.detail = trace.Conflict, a.verb()+" "+r.place(a)
	if held := r.holdings(m, t); len(held) > 0 {
		rec.detail += ", holding " + strings.Join(held, ", ")
	} else if len(m.Prog.Holders) > 0 {
		rec.detail += ", holding nothing"
	}
	return rec
}

// standing is a record of where thread t stands.
func (r *recorder) standing(m *machine.Machine, t int) record {
	r.before(m, t)
	rec := r.next
	rec.hidden = false
	if st, _ := m.Next(t); st != nil && rec.callee == "" {
		rec.text = ivl.FormatStmt(st)
	}
	rec.stack = r.stack(m.Thread(t))
	return rec
}

// stack lists the calls that thread th is in, the innermost first; those of
// models are left out.
func (r *recorder) stack(th *machine.Thread) []trace.Frame {
	var out []trace.Frame
	for i := len(th.Frames) - 1; i >= 0; i-- {
		f := &th.Frames[i]
		if f.Proc.Model {
			continue
		}
		var next ivl.Stmt
		if i+1 < len(th.Frames) {
			next = th.Frames[i+1].Call
		} else if f.Index < len(f.Block.Stmts) {
			next = f.Block.Stmts[f.Index]
		}
		out = append(out, trace.Frame{Function: f.Proc.Name, Pos: machine.PositionOf(f.Mark, next)})
	}
	return out
}
