package pointsto

import "math/bits"

// placeSet is a set of places, a bit each.
type placeSet []uint64

// add puts l into the set and reports whether it is new.
func (s *placeSet) add(l locID) bool {
	w := int(l) / 64
	for len(*s) <= w {
		*s = append(*s, 0)
	}
	bit := uint64(1) << (l % 64)
	if (*s)[w]&bit != 0 {
		return false
	}
	(*s)[w] |= bit
	return true
}

// addSet adds all of t, what is new also to fresh (unless nil), and reports whether there was
// any.
func (s *placeSet) addSet(t placeSet, fresh *placeSet) bool {
	if len(*s) < len(t) {
		*s = append(*s, make(placeSet, len(t)-len(*s))...)
	}
	changed := false
	for i, w := range t {
		n := w &^ (*s)[i]
		if n == 0 {
			continue
		}
		changed = true
		(*s)[i] |= n
		if fresh != nil {
			if len(*fresh) < len(t) {
				*fresh = append(*fresh, make(placeSet, len(t)-len(*fresh))...)
			}
			(*fresh)[i] |= n
		}
	}
	return changed
}

// minus is a new set: s without t.
func (s placeSet) minus(t placeSet) placeSet {
	out := append(placeSet{}, s...)
	for i := range min(len(s), len(t)) {
		out[i] &^= t[i]
	}
	return out
}

func (s placeSet) equal(t placeSet) bool {
	if len(s) < len(t) {
		s, t = t, s
	}
	for i, w := range s {
		if i < len(t) && w != t[i] || i >= len(t) && w != 0 {
			return false
		}
	}
	return true
}

// list gives the members in ascending order.
func (s placeSet) list() []locID {
	var out []locID
	for i, w := range s {
		for ; w != 0; w &= w - 1 {
			out = append(out, locID(i*64+bits.TrailingZeros64(w)))
		}
	}
	return out
}
