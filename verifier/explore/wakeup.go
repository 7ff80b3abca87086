package explore

import "slices"

// node is the state before an event.
type node struct {
	tree     *branch // what is to be explored; the first is being explored
	sleep    []sleeper
	union    []access // what the thread of the first branch touched with other choices
	explored bool     // some execution went on from here to its end
	entered  int      // how many slept when it was reached
	done     int      // branches that were explored, given away, or tried in vain
	first    *branch  // that of a node that was entered by going on. The next node at this depth uses its memory again.
}

// sleeper is a thread whose next event need not be explored before something conflicts with it.
type sleeper struct {
	*transition             // touching what it touches with any choices that were explored
	from        *transition // the first choices that were explored; nil: from the first that there are
}

// branch is an event in a wakeup tree. It is behind or beside one other, unless it is shared.
type branch struct {
	*transition
	sub, next *branch     // the first behind it, and the next one beside it
	from      *transition // as a sleeper has it
	given     int32       // how many leaves it has, if all were yielded by ahead
	hash      uint32      // of what it is, if it is shared
	open      bool        // any choices
	asked     bool        // it is the last of a sequence that was inserted
	uncertain bool        // a guess: what it touches in that state, or whether it can be taken, is not known
	stored    bool        // it came from a store
	shared    bool        // it stands for all that are like it, and nothing changes in it
	kept      bool        // so it is since the last time that a store was folded
}

// count is how many there are side by side.
func (b *branch) count() (n int) {
	for ; b != nil; b = b.next {
		n++
	}
	return n
}

// covers says whether the event of the sleeper's thread was explored with these choices. open: with any that it finds.
func (s *sleeper) covers(choices []uint32, open bool) bool {
	return s.from == nil || !open && slices.Compare(choices, s.from.choices) >= 0
}

// asleep says whether what the sequence leads to is explored by what one of the sleepers leads to.
func asleep(list []sleeper, v *sequence) bool {
	for i := range list {
		s := &list[i]
		if k := v.firstOf(s.thread); k >= 0 {
			if v.initial(k) && (k == 0 || v.certain || !v.isLast(k)) && s.covers(v.events[k].choices, v.isLast(k)) {
				return true
			}
		} else if v.certain && v.apart(s.transition) {
			return true
		}
	}
	return false
}

// follow says whether the sequence may begin with the branch, which is then taken out.
func (b *branch) follow(v *sequence) bool {
	k := v.firstOf(b.thread)
	if k < 0 {
		return !b.uncertain && (v.certain || v.gone[len(v.events)-1]) && v.apart(b.transition)
	}
	if v.isLast(k) {
		if b.from != nil || k != v.begin() && !v.certain { // it may touch something else here
			return false
		}
	} else if choices := v.events[k].choices; b.open && !first(choices) || !b.open && !slices.Equal(b.choices, choices) {
		return false // what is behind it may rest on the choices
	}
	if !v.initial(k) {
		return false
	}
	v.take(k)
	return true
}

// place finds where what is left of the sequence is to grow in the wakeup tree. It takes out of the sequence what is on the way
// there, and reports whether what the sequence leads to is new in the tree. begun is what the first branch turned out to be, nil
// if none was begun.
func (n *node) place(v *sequence, begun *transition) bool {
	v.at, v.way = &n.tree, v.way[:0]
	b := n.tree
	for v.left > 0 {
		if b == nil {
			return true
		}
		c := b
		if begun != nil && b == n.tree {
			c = &branch{transition: begun, from: b.from, uncertain: b.uncertain}
		}
		down := c.follow(v)
		if down && b.sub == nil && !b.uncertain { // a guess may come to nothing: what is left of v goes behind it
			return false
		}
		to := &b.next
		if down {
			to = &b.sub
		}
		if b.shared {
			v.way = append(v.way, down)
		} else if v.at = to; down {
			b.given = 0
		}
		b = *to
	}
	return false
}

// grow adds what is left of the sequence where place has found.
func (s *store) grow(v *sequence) {
	at := v.at
	for _, down := range v.way {
		if b := s.own(at); down {
			at = &b.sub
		} else {
			at = &b.next
		}
	}
	for i, t := range v.events {
		if v.gone[i] {
			continue
		}
		b := s.branch()
		*b = branch{transition: t, stored: true}
		if v.isLast(i) {
			b.open, b.uncertain, b.asked = true, !v.certain, true
		} else if !first(t.choices) {
			b.from = t
		}
		*at, at = b, &b.sub
	}
}

// first says whether they are the first choices that there are.
func first(choices []uint32) bool {
	return !slices.ContainsFunc(choices, func(c uint32) bool { return c > 0 })
}

// finish takes the first branch away, whose event was e: its thread sleeps, or the next branch has the next choices of it.
func (n *node) finish(e *taken, s *store) {
	b := n.tree
	n.tree = b.next
	n.done++
	n.explored = true
	asleep := sleeper{e.transition, b.from}
	if len(n.union) > 0 {
		asleep.transition = asleep.with(merge(n.union, e.touched))
	}
	n.union = asleep.touched
	next := following(e.Choices)
	for i := range n.sleep {
		if s := &n.sleep[i]; s.thread == b.thread && next != nil && s.covers(next, false) { // they came to be explored before
			next = nil
			asleep.transition = asleep.with(merge(n.union, s.touched))
		}
	}
	if next == nil {
		n.sleep = append(n.sleep, asleep)
		n.union = nil
		return
	}
	sibling := &branch{transition: e.chosen(next), uncertain: true}
	for at := &n.tree; *at != nil; at = &(*at).next {
		if c := s.own(at); c.thread == b.thread && len(c.choices) >= len(next) && slices.Equal(c.choices[:len(next)], next) && first(c.choices[len(next):]) {
			*at, sibling = c.next, c
			break
		}
	}
	sibling.from, sibling.asked = b.from, true // it can be taken, whatever comes of what is behind it
	n.tree, sibling.next = sibling, n.tree
}

// fail takes the first branch away, which cannot be taken.
func (n *node) fail() {
	b := n.tree
	n.tree = b.next
	n.done++
	if len(n.union) > 0 { // its choices are exhausted
		n.sleep = append(n.sleep, sleeper{(&transition{thread: b.thread}).with(n.union), b.from})
	}
	n.union = nil
}

// with is the transition, touching this.
func (t *transition) with(touched []access) *transition {
	out := *t
	out.touched, out.sketch = touched, sketchOf(touched)
	return &out
}

// merge is the union of what two transitions touch.
func merge(a, b []access) []access {
	if len(a) == 0 {
		return b
	}
	a = slices.Clone(a)
next:
	for _, t := range b {
		for i := range a {
			if a[i].Group == t.Group {
				a[i].Mask |= t.Mask
				a[i].Write = a[i].Write || t.Write
				continue next
			}
		}
		a = append(a, t)
	}
	return a
}

// following are the choices that come after these, nil if there are none.
func following(choices []Choice) []uint32 {
	for k := len(choices) - 1; k >= 0; k-- {
		if choices[k].Value+1 < choices[k].Domain {
			var out []uint32
			for _, c := range choices[:k] {
				out = append(out, c.Value)
			}
			return append(out, choices[k].Value+1)
		}
	}
	return nil
}
