package explore

import "slices"

// store has branches. Those that wait in wakeup trees are shared: there is one for all that are the same, with what is behind and beside them. Where threads are independent of one another
// a tree has as many leaves as they have subsets, and hardly more branches than there are threads.
type store struct {
	free  *branch // that nobody needs any more
	fresh []branch
	table []*branch // the shared ones, by their hashes
	used  int       // how many there are
	limit int       // and may be before the next sweep
}

func (s *store) branch() *branch {
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

// takeBack has the store give the branch, if it is one of a store's that nobody shares, once more.
func (s *store) takeBack(b *branch) {
	if b.stored && !b.shared {
		b.next, s.free = s.free, b
	}
}

// own puts a copy in the place of a shared branch, which may be changed.
func (s *store) own(at **branch) *branch {
	b := *at
	if b != nil && b.shared {
		own := s.branch()
		*own = *b
		own.shared, own.kept = false, false
		*at, b = own, own
	}
	return b
}

// share gives the shared branch that is like b, behind and beside which are shared ones.
func (s *store) share(b branch) *branch {
	b.given, b.stored, b.shared, b.kept = 0, true, true, false
	b.hash = b.transition.hash
	for _, more := range [2]*branch{b.sub, b.next} {
		if b.hash *= mixer; more != nil {
			b.hash ^= more.hash>>32 | more.hash<<32
		}
	}
	if 2*s.used >= len(s.table) {
		old := s.table
		s.table = make([]*branch, max(1024, 2*len(old)))
		for _, c := range old {
			if c != nil {
				*s.slot(c) = c
			}
		}
	}
	slot := s.slot(&b)
	if *slot == nil {
		c := s.branch()
		*c, *slot = b, c
		s.used++
	}
	return *slot
}

// slot is where in the table a shared branch is, or is to be.
func (s *store) slot(b *branch) **branch {
	mask := uint64(len(s.table) - 1)
	for i := b.hash * mixer >> 32; ; i++ {
		if at := &s.table[i&mask]; *at == nil || *at == b || (*at).like(b) {
			return at
		}
	}
}

// like says whether two shared branches are the same.
func (b *branch) like(c *branch) bool {
	return b.hash == c.hash && b.sub == c.sub && b.next == c.next && b.open == c.open && b.asked == c.asked && b.uncertain == c.uncertain &&
		(b.from == c.from || b.from != nil && c.from != nil && slices.Equal(b.from.choices, c.from.choices)) &&
		(b.transition == c.transition || b.transition.like(c.transition))
}

// full says that it is time to sweep.
func (s *store) full() bool { return s.used > s.limit }

// keep has the next sweep keep what these branches lead to.
func (b *branch) keep() {
	for ; b != nil && !b.kept; b = b.next {
		b.kept = b.shared
		b.sub.keep()
	}
}

// sweep takes back the shared branches that are not to be kept.
func (s *store) sweep() {
	old := s.table
	s.table = make([]*branch, len(old))
	s.used = 0
	for _, c := range old {
		switch {
		case c == nil:
		case c.kept:
			c.kept = false
			*s.slot(c) = c
			s.used++
		default:
			c.shared = false
			s.takeBack(c)
		}
	}
	s.limit = max(4096, 2*s.used)
}
