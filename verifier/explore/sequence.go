package explore

// sequence is events that are to be explored from a node on, the last of which was not taken there, less those that are taken out.
type sequence struct {
	events   []*transition
	certain  bool // the last one can be taken, and touches what it touched elsewhere
	gone     []bool
	left     int       // how many are not gone
	first    []int     // by thread: 1 + the number of its first event that is not gone, 0 if there is none
	next     []int     // the number of the next event of the thread, 0 if there is none
	at       **branch  // where place has found that a way begins
	way      []bool    // through branches that are shared: whether it goes to what is behind one, or beside it
	preludes []prelude // what is before each event, and at the end what all are, those that are gone included
}

// prelude is what some events are.
type prelude struct {
	sketch sketch
	alone  bool // one of them conflicts with all, or starts a thread
}

// begins has the sequence be these events.
func (v *sequence) begins(events []*transition, certain bool) {
	n := len(events)
	v.events, v.certain, v.left = events, certain, n
	v.gone, v.next, v.preludes = append(v.gone[:0], make([]bool, n)...), append(v.next[:0], make([]int, n)...), v.preludes[:0]
	clear(v.first)
	var all prelude
	for _, f := range events {
		v.preludes = append(v.preludes, all)
		all.sketch.touched |= f.sketch.touched
		all.sketch.written |= f.sketch.written
		all.alone = all.alone || f.exit || f.child != 0
	}
	v.preludes = append(v.preludes, all)
	for k := n - 1; k >= 0; k-- {
		t := events[k].thread
		for len(v.first) <= t {
			v.first = append(v.first, 0)
		}
		v.next[k], v.first[t] = max(0, v.first[t]-1), k+1
	}
}

func (v *sequence) isLast(k int) bool { return k == len(v.events)-1 }

// firstOf is the number of the first event of a thread, -1 if there is none.
func (v *sequence) firstOf(thread int) int {
	if thread >= len(v.first) {
		return -1
	}
	return v.first[thread] - 1
}

// begin is the number of the first event.
func (v *sequence) begin() int {
	k := 0
	for v.gone[k] {
		k++
	}
	return k
}

// take takes an event out, the first of its thread.
func (v *sequence) take(k int) {
	v.gone[k] = true
	v.left--
	t := v.events[k].thread
	v.first[t] = 0
	if n := v.next[k]; n > 0 {
		v.first[t] = n + 1
	}
}

// initial says whether an event, the first of its thread, may come first: nothing before it conflicts.
func (v *sequence) initial(k int) bool {
	e := v.events[k]
	if p := &v.preludes[k]; !e.exit && !p.alone && e.sketch.apart(p.sketch) {
		return true
	}
	for i, f := range v.events[:k] {
		if !v.gone[i] && (f.starts(e.thread) || e.conflicts(f)) {
			return false
		}
	}
	return true
}

// apart says whether none of the events conflicts with a transition.
func (v *sequence) apart(t *transition) bool {
	all := &v.preludes[len(v.events)]
	if !t.exit && !all.alone && t.sketch.apart(all.sketch) {
		return true
	}
	for i, f := range v.events {
		if !v.gone[i] && t.conflicts(f) {
			return false
		}
	}
	return true
}
