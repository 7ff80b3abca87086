package explore

import "slices"

// node is the state before an event.
type node struct {
	tree     []*branch // what is to be explored; the first is being explored
	sleep    []sleeper
	union    []access // what the thread of the first branch touched with other choices
	explored bool     // some execution went on from here to its end
	entered  int      // how many slept when it was reached
	done     int      // branches that were explored, given away, or tried in vain
	first    *entrance
}

// entrance is a branch with room for one behind it, or for itself as the tree of a node that was entered by going on. The next node at this depth uses its memory again.
type entrance struct {
	branch branch
	tree   [1]*branch
}

// sleeper is a thread whose next event need not be explored before something conflicts with it.
type sleeper struct {
	thread  int
	exit    bool
	touched []access
	sketch  sketch   // of touched
	from    []uint32 // the first choices that were explored; nil: from the first that there are
}

// branch is an event in a wakeup tree.
type branch struct {
	thread    int
	choices   []uint32
	from      []uint32 // as a sleeper has it
	touched   []access
	sketch    sketch // of touched
	sub       []*branch
	given     int32 // how many leaves it has, if all were yielded by ahead
	exit      bool
	open      bool      // any choices
	asked     bool      // it is the last of a sequence that was inserted
	uncertain bool      // a guess: what it touches in that state, or whether it can be taken, is not known
	room      *entrance // that it is in, if it came from a store
}

func (b *branch) step() Step { return Step{Thread: b.thread, Choices: b.choices} }

func stepOf(e *Event) Step {
	s := Step{Thread: e.Thread}
	for _, c := range e.Choices {
		s.Choices = append(s.Choices, c.Value)
	}
	return s
}

func (s *sleeper) conflicts(f *Event) bool {
	return s.exit || f.Exit || !s.sketch.apart(f.sketch) && accessesConflict(s.touched, f.Touched)
}

// covers says whether the event of the sleeper's thread was explored with these choices. open: with any that it finds.
func (s *sleeper) covers(choices []uint32, open bool) bool {
	return s.from == nil || !open && slices.Compare(choices, s.from) >= 0
}

// asleep says whether what the sequence leads to is explored by what one of the sleepers leads to.
func asleep(list []sleeper, v *sequence) bool {
	for i := range list {
		s := &list[i]
		if k := v.firstOf(s.thread); k >= 0 {
			if v.initial(k) && (k == 0 || v.certain || !v.isLast(k)) && s.covers(stepOf(v.events[k]).Choices, v.isLast(k)) {
				return true
			}
		} else if v.certain && v.apart(s.exit, s.sketch, s.touched) {
			return true
		}
	}
	return false
}

// follow says whether the sequence may begin with the branch, which is then taken out.
func (b *branch) follow(v *sequence) bool {
	k := v.firstOf(b.thread)
	if k < 0 {
		return !b.uncertain && (v.certain || v.gone[len(v.events)-1]) && v.apart(b.exit, b.sketch, b.touched)
	}
	if v.isLast(k) {
		if b.from != nil || k != v.begin() && !v.certain { // it may touch something else here
			return false
		}
	} else if choices := stepOf(v.events[k]).Choices; b.open && !first(choices) || !b.open && !slices.Equal(b.choices, choices) {
		return false // what is behind it may rest on the choices
	}
	if !v.initial(k) {
		return false
	}
	v.take(k)
	return true
}

// place is where what is left of the sequence is to grow in the wakeup tree, nil if what it leads to is there already. What is on the way there is taken out. begun is the event of the
// first branch, nil if none was begun.
func (n *node) place(v *sequence, begun *Event) *[]*branch {
	tree := &n.tree
	var current branch
	if begun != nil {
		b := n.tree[0]
		v.begun = accesses(v.begun[:0], begun.Touched)
		current = branch{thread: b.thread, choices: b.choices, from: b.from, uncertain: b.uncertain, touched: v.begun, sketch: begun.sketch, exit: begun.Exit}
	}
search:
	for {
		if v.left == 0 {
			return nil
		}
		for k, b := range *tree {
			at := b
			if begun != nil && tree == &n.tree && k == 0 {
				at = &current
			}
			if !at.follow(v) {
				continue
			}
			if len(b.sub) == 0 && !b.uncertain { // a guess may come to nothing: what is left of v goes behind it
				return nil
			}
			tree, b.given = &b.sub, 0
			continue search
		}
		return tree
	}
}

// store has entrances for branches.
type store struct {
	free  []*entrance // of branches that nobody needs any more
	fresh []entrance
}

// branch gives one, with an empty list of what it touched, which may have room.
func (s *store) branch() *entrance {
	if n := len(s.free); n > 0 {
		e := s.free[n-1]
		s.free = s.free[:n-1]
		e.branch = branch{touched: e.branch.touched[:0], room: e}
		return e
	}
	if len(s.fresh) == 0 {
		s.fresh = make([]entrance, 32)
	}
	e := &s.fresh[0]
	s.fresh = s.fresh[1:]
	e.branch.room = e
	return e
}

// takeBack has the store give the branch, if it is one of a store's, once more.
func (s *store) takeBack(b *branch) {
	if b.room != nil {
		s.free = append(s.free, b.room)
	}
}

// grow adds the sequence to the tree.
func grow(tree *[]*branch, v *sequence) {
	for i, f := range v.events {
		if v.gone[i] {
			continue
		}
		e := v.store.branch()
		b := &e.branch
		b.thread, b.touched, b.sketch, b.exit = f.Thread, accesses(b.touched, f.Touched), f.sketch, f.Exit
		if v.isLast(i) {
			b.open, b.uncertain, b.asked = true, !v.certain, true
		} else {
			b.sub = e.tree[:0]
			b.choices = stepOf(f).Choices
			if !first(b.choices) {
				b.from = b.choices
			}
		}
		*tree = append(*tree, b)
		tree = &b.sub
	}
}

// first says whether they are the first choices that there are.
func first(choices []uint32) bool {
	return !slices.ContainsFunc(choices, func(c uint32) bool { return c > 0 })
}

// finish takes the first branch away, whose event was e: its thread sleeps, or the next branch has the next choices of it.
func (n *node) finish(e *Event) {
	b := n.tree[0]
	n.tree = n.tree[1:]
	n.done++
	n.explored = true
	n.union = merge(n.union, accesses(nil, e.Touched))
	next := following(e.Choices)
	for i := range n.sleep {
		if s := &n.sleep[i]; s.thread == b.thread && next != nil && s.covers(next, false) { // they came to be explored before
			next = nil
			n.union = merge(n.union, s.touched)
		}
	}
	if next != nil {
		k := slices.IndexFunc(n.tree, func(c *branch) bool {
			n := len(next)
			return c.thread == b.thread && len(c.choices) >= n && slices.Equal(c.choices[:n], next) && first(c.choices[n:])
		})
		sibling := &branch{thread: b.thread, choices: next, touched: accesses(nil, e.Touched), sketch: e.sketch, uncertain: true}
		if k >= 0 {
			sibling = n.tree[k]
			n.tree = slices.Delete(n.tree, k, k+1)
		}
		sibling.from, sibling.asked = b.from, true // it can be taken, whatever comes of what is behind it
		n.tree = append([]*branch{sibling}, n.tree...)
		return
	}
	n.sleep = append(n.sleep, sleeper{b.thread, e.Exit, n.union, sketchOfAccesses(n.union), b.from})
	n.union = nil
}

// fail takes the first branch away, which cannot be taken.
func (n *node) fail() {
	b := n.tree[0]
	n.tree = n.tree[1:]
	n.done++
	if len(n.union) > 0 { // its choices are exhausted
		n.sleep = append(n.sleep, sleeper{b.thread, false, n.union, sketchOfAccesses(n.union), b.from})
	}
	n.union = nil
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
