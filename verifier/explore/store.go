package explore

import "slices"

// store has branches. If there are many, it shares one for all that are alike. The wakeup tree of threads that are independent of
// one another has as many leaves as they have subsets, but few branches that differ in what they are and in what is behind and beside them.
type store struct {
	free  *branch // that nobody needs any more
	fresh []branch
	count int       // how many somebody may need
	limit int       // and how many of them may be before they are folded
	table []*branch // the shared ones, by their hashes
	used  int       // how many are in it
	// crowded: folding has left many branches. Then sequences are grouped before they are inserted.
	crowded bool
}

// fewest is up to how many branches are not folded: some 6 MB. Less in tests.
var fewest = 1 << 17

func (s *store) branch() *branch {
	s.count++
	b := s.free
	if b != nil {
		s.free = b.next
	} else {
		if len(s.fresh) == 0 {
			s.fresh = make([]branch, 64)
		}
		b, s.fresh = &s.fresh[0], s.fresh[1:]
	}
	return b
}

// takeBack has the store give the branch, if it is one of a store's, once more.
func (s *store) takeBack(b *branch) {
	if b.stored {
		s.count--
		b.next, s.free = s.free, b
	}
}

// own puts a copy, which may be changed, where a shared branch is.
func (s *store) own(at **branch) *branch {
	b := *at
	if b != nil && b.shared {
		own := s.branch()
		*own = *b
		own.stored, own.shared = true, false
		*at, b = own, own
	}
	return b
}

// full says that it is time to fold all trees.
func (s *store) full() bool { return s.count > max(s.limit, fewest) }

// fold folds the explorer's trees. The first branch of a node is not shared, since what comes of it is noted there, and if it was begun the next node has what is behind it.
func (x *explorer) fold() {
	var trees []**branch
	for i := range x.nodes {
		b := x.store.own(&x.nodes[i].tree)
		if b == nil {
			break
		}
		if trees = append(trees, &b.next); i == len(x.nodes)-1 {
			trees = append(trees, &b.sub)
		}
	}
	x.store.fold(trees)
}

// fold folds what is left of parts.
func (q *queue) fold() {
	var trees []**branch
	for _, r := range q.records {
		if r.rest != nil {
			trees = append(trees, &r.rest.tree)
		}
	}
	q.store.fold(trees)
}

// fold has branches of these trees, which are all that there are, be shared if they are alike.
func (s *store) fold(trees []**branch) {
	old, n := s.table, 0
	s.table, s.used = nil, 0
	for _, at := range trees {
		n += s.share(at)
	}
	for _, b := range old {
		if b != nil && !b.kept {
			s.takeBack(b)
		}
	}
	for _, b := range s.table {
		if b != nil {
			b.kept = false
		}
	}
	s.count, s.limit, s.crowded = n, 2*n, s.crowded || n > fewest/4
}

// share has a tree be shared, and says how many branches it has that are not met elsewhere. What ahead has yielded, and what leads there, is left alone.
func (s *store) share(at **branch) int {
	b := *at
	if b == nil || b.kept {
		return 0
	}
	n := s.share(&b.sub) + s.share(&b.next)
	if b.given > 0 || b.sub != nil && !b.sub.shared || b.next != nil && !b.next.shared {
		return n + 1
	}
	hash := b.transition.hash
	for _, more := range [2]*branch{b.sub, b.next} {
		if hash *= mixer; more != nil {
			hash ^= uint64(more.hash)
		}
	}
	own := !b.shared
	b.hash, b.shared = uint32(hash*mixer>>32), true
	if 2*s.used >= len(s.table) {
		old := s.table
		s.table = make([]*branch, max(64, 2*len(old)))
		for _, c := range old {
			if c != nil {
				*s.slot(c) = c
			}
		}
	}
	slot := s.slot(b)
	if *slot == nil {
		*slot, b.kept = b, true
		s.used++
		return n + 1
	}
	if *at = *slot; own {
		s.takeBack(b)
	}
	return n
}

// slot is where in the table a branch is, or is to be.
func (s *store) slot(b *branch) **branch {
	mask := uint32(len(s.table) - 1)
	for i := b.hash; ; i++ {
		if at := &s.table[i&mask]; *at == nil || (*at).like(b) {
			return at
		}
	}
}

// like says whether two shared branches are the same.
func (b *branch) like(c *branch) bool {
	return b.hash == c.hash && b.sub == c.sub && b.next == c.next && b.open == c.open && b.asked == c.asked && b.uncertain == c.uncertain &&
		(b.from == nil) == (c.from == nil) && slices.Equal(saveFrom(b.from), saveFrom(c.from)) && (b.transition == c.transition || b.transition.like(c.transition))
}
