package explore

// past has, of the events of the current execution, what happens before what, and who touched which place when. What is looked at for
// each pair of events lies close together.
type past struct {
	positions []position
	clocks    []int32 // of each event, for each of width threads, how many of its events happen before this one or are it
	width     int
	none      []int32 // the clock of nothing
	threads   [][]int // the events of each thread
	spawned   []int   // by which event + 1 each thread was started
	places    groups
	list      []int32 // scratch
	asked     int     // how many states value was asked for
}

// position is an event's among those of its thread, from 1.
type position struct{ thread, index int32 }

// history has the accesses of a group, in order.
type history struct {
	group   uint64
	entries []entry
	// What value gave last.
	asked       int
	cell, value uint64
	mask, known uint8
}

// entry is an access.
type entry struct {
	event, thread int32
	written       int32 // the number of the last write before it, -1 if there is none
	mask          uint8
	write         bool
	cell          uint64 // what held before, and then after
	before, after uint64
}

// place is an access in a history, or the next one that there would be.
type place struct {
	*history
	at int
}

// latest is the number of the last write before number k, -1 if there is none.
func (h *history) latest(k int) int {
	if k == 0 {
		return -1
	}
	if h.entries[k-1].write {
		return k - 1
	}
	return int(h.entries[k-1].written)
}

// groups are histories by their groups, in a table with open addressing.
type groups struct {
	slots []*history
	used  int
}

func (g *groups) find(group uint64) *history {
	if 2*g.used >= len(g.slots) {
		old := g.slots
		g.slots = make([]*history, max(64, 4*len(old)))
		for _, h := range old {
			if h != nil {
				*g.slot(h.group) = h
			}
		}
	}
	s := g.slot(group)
	if *s == nil {
		*s = &history{group: group}
		g.used++
	}
	return *s
}

// slot is where the history of the group is, or is to be.
func (g *groups) slot(group uint64) **history {
	mask := uint64(len(g.slots) - 1)
	for i := group * 0x9e3779b97f4a7c15 >> 32; ; i++ {
		if s := &g.slots[i&mask]; *s == nil || (*s).group == group {
			return s
		}
	}
}

// placesOf gives the places of what is touched.
func (p *past) placesOf(out []place, touched []Touch) []place {
	for k := range touched {
		h := p.places.find(touched[k].Group)
		out = append(out, place{h, len(h.entries)})
	}
	return out
}

// clock is that of an event.
func (p *past) clock(i int) []int32 { return p.clocks[i*p.width : (i+1)*p.width] }

// happens says whether event j happens before what has the clock, or is it.
func (p *past) happens(j int, clock []int32) bool {
	at := p.positions[j]
	return clock[at.thread] >= at.index
}

// widen makes room for a thread in all clocks.
func (p *past) widen(thread int) {
	for len(p.threads) <= thread {
		p.threads, p.spawned = append(p.threads, nil), append(p.spawned, 0)
	}
	if thread < p.width {
		return
	}
	width := max(8, thread+1, p.width*3/2)
	clocks := make([]int32, len(p.positions)*width)
	for i := range p.positions {
		copy(clocks[i*width:], p.clock(i))
	}
	p.clocks, p.width, p.none = clocks, width, make([]int32, width)
}

// before is the clock of what happens before the next event of a thread: its last, or the one that started it.
func (p *past) before(thread int) []int32 {
	p.widen(thread)
	if list := p.threads[thread]; len(list) > 0 {
		return p.clock(list[len(list)-1])
	}
	if s := p.spawned[thread]; s > 0 {
		return p.clock(s - 1)
	}
	return p.none
}

// beforeAt is before for the event at i.
func (p *past) beforeAt(i int) []int32 {
	at := p.positions[i]
	if at.index > 1 {
		return p.clock(p.threads[at.thread][at.index-2])
	}
	if s := p.spawned[at.thread]; s > 0 {
		return p.clock(s - 1)
	}
	return p.none
}

// push adds the next event, at places that placesOf gave. It says whether the event conflicts with one that does not happen before it by the order of its thread.
func (p *past) push(e *Event, places []place) bool {
	p.widen(max(e.Thread, e.Child+e.Started-1))
	i, t := len(p.positions), e.Thread
	before := p.before(t)
	p.clocks = append(p.clocks[:i*p.width], before...)
	p.positions = append(p.positions, position{int32(t), int32(len(p.threads[t]) + 1)})
	clock := p.clock(i)
	races := false
	p.list = p.conflicts(e, places, i, p.list[:0])
	for _, j := range p.list {
		if p.happens(int(j), clock) {
			races = races || !p.happens(int(j), before)
			continue
		}
		races = true
		for k, n := range p.clock(int(j)) {
			clock[k] = max(clock[k], n)
		}
	}
	clock[t] = p.positions[i].index
	for k := range places {
		h, a := places[k].history, &e.Touched[k]
		places[k].at = len(h.entries)
		h.entries = append(h.entries, entry{int32(i), int32(t), int32(h.latest(len(h.entries))), a.Mask, a.Write, a.Cell, a.Before, a.After})
	}
	p.threads[t] = append(p.threads[t], i)
	for c := range e.Children() {
		p.spawned[c] = i + 1
	}
	return races
}

// pop takes the last event back.
func (p *past) pop(e *Event, places []place) {
	for _, a := range places {
		a.entries = a.entries[:len(a.entries)-1]
	}
	list := p.threads[e.Thread]
	p.threads[e.Thread] = list[:len(list)-1]
	for c := range e.Children() {
		p.spawned[c] = 0
	}
	p.positions = p.positions[:len(p.positions)-1]
}

// conflicts adds the last events before number i that e conflicts with: those that nothing in the history of the place hides.
// Some may be there more than once.
func (p *past) conflicts(e *Event, places []place, i int, out []int32) []int32 {
	if e.Exit {
		for t, list := range p.threads {
			for k := len(list) - 1; k >= 0 && t != e.Thread; k-- {
				if list[k] < i {
					out = append(out, int32(list[k]))
					break
				}
			}
		}
		return out
	}
	for t := range places {
		a, h := &e.Touched[t], places[t].history
		left := a.Mask
		for k := places[t].at; k > 0 && left != 0; {
			if k--; !a.Write {
				if k = h.latest(k + 1); k < 0 {
					break
				}
			}
			b := &h.entries[k]
			if int(b.event) >= i || b.mask&left == 0 {
				continue
			}
			if int(b.thread) != e.Thread {
				out = append(out, b.event)
			}
			if b.write {
				left &^= b.mask
			}
		}
	}
	return out
}

// unordered adds all events before number i that e conflicts with and that do not happen before what has the clock.
func (p *past) unordered(e *Event, places []place, i int, clock []int32, out []int32) []int32 {
	for t := range places {
		a, h := &e.Touched[t], places[t].history
		for k := places[t].at; k > 0; {
			if k--; !a.Write {
				if k = h.latest(k + 1); k < 0 {
					break
				}
			}
			b := &h.entries[k]
			if int(b.event) >= i || b.mask&a.Mask == 0 || int(b.thread) == e.Thread {
				continue
			}
			if !p.happens(int(b.event), clock) {
				out = append(out, b.event)
			} else if b.write && b.mask&a.Mask == a.Mask { // and so does all that is older
				break
			}
		}
	}
	return out
}

// value notes in the history what the bytes of a cell hold in a state: the one after the events before number j, and after those
// behind it that do not happen after it. It is known of the bytes that somebody has touched; others may be changed by what comes
// later. own are the places that event j touches. asked is the number of the question, for which nothing changes.
func (p *past) value(h *history, cell uint64, mask uint8, j int, own []place, asked int) {
	left, value := mask, uint64(0)
	k := h.latest(len(h.entries))
	for _, a := range own {
		if a.history == h && h.entries[a.at].mask&mask == mask { // whoever writes later happens after j
			k = h.latest(a.at)
			break
		}
	}
	for ; k >= 0 && left != 0; k = int(h.entries[k].written) {
		b := &h.entries[k]
		if b.mask&left == 0 || b.cell != cell || int(b.event) == j || int(b.event) > j && p.happens(j, p.clock(int(b.event))) {
			continue
		}
		value |= b.after & bytesOf[b.mask&left]
		left &^= b.mask
	}
	for k := 0; k < len(h.entries) && left != 0; k++ {
		if b := &h.entries[k]; b.mask&left != 0 && b.cell == cell {
			value |= b.before & bytesOf[b.mask&left]
			left &^= b.mask
		}
	}
	h.asked, h.cell, h.mask, h.value, h.known = asked, cell, mask, value, mask&^left
}
