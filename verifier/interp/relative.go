package interp

import (
	"cmp"
	"encoding/binary"
	"hash/fnv"
	"maps"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/verifier/machine"
)

// Of the vector clocks of a state no more matters to races that are still to come than which clocks know which accesses, and of those only the last
// of a thread and kind to a cell, unless all other threads know it. So executions that come to one state come to
// one of finitely many, however long they are.

// latest is what an access has in common with later ones that race with all that it races with.
type latest struct {
	cell                         cell
	thread                       int
	write, atomic, benign, raced bool
}

// keepLatest forgets the accesses that no race to come needs, and the clocks that know none of the others.
func (c *clocks) keepLatest(m *machine.Machine) {
	for t, th := range c.threads {
		if m.Ended(t) {
			*th = ticking{}
		}
	}
	known := func(a *made) bool {
		for t, th := range c.threads {
			if t != a.thread && !m.Ended(t) && th.now.at(a.thread) < a.number {
				return false
			}
		}
		return true
	}
	var kept []*made
	seen := map[latest]bool{}
	for i := len(c.made) - 1; i >= 0; i-- {
		a := c.made[i]
		k := latest{a.cell(), a.thread, a.Write, a.atomic, a.Benign, a.Raced}
		if !seen[k] && !known(a) {
			kept = append(kept, a)
		}
		seen[k] = true
	}
	slices.Reverse(kept)
	c.made, c.last = kept, map[cell]*made{}
	ranks := c.ranks()
	for k, s := range c.held {
		s = maps.Clone(s)
		maps.DeleteFunc(s, func(_ int, d clock) bool { return len(ranks.of(d)) == 0 })
		if len(s) == 0 {
			delete(c.held, k)
		} else {
			c.held[k] = s
		}
	}
}

// ranks are, by thread, the numbers of the accesses that it made, in order.
type ranks [][]int

func (c *clocks) ranks() ranks {
	out := make(ranks, len(c.threads))
	for _, a := range c.made {
		out[a.thread] = append(out[a.thread], a.number)
	}
	return out
}

// of says how many of them a clock knows, thread by thread, as pairs; none where it knows none.
func (r ranks) of(c clock) (out []byte) {
	for t, numbers := range r {
		n := 0
		for n < len(numbers) && numbers[n] <= c.at(t) {
			n++
		}
		if n > 0 {
			out = binary.AppendUvarint(binary.AppendUvarint(out, uint64(t)+1), uint64(n))
		}
	}
	return out
}

// hash is one of all that matters to races to come. keepLatest goes before it.
func (c *clocks) hash(of uint64) uint64 {
	h, r := fnv.New64a(), c.ranks()
	add := func(d clock) { h.Write(append(r.of(d), 0)) }
	h.Write(binary.LittleEndian.AppendUint64(nil, of))
	for _, t := range c.threads {
		add(t.now)
		add(t.released)
		add(t.pending)
	}
	for _, k := range slices.SortedFunc(maps.Keys(c.held), compareCells) {
		h.Write([]byte(k.v.Name + "," + k.index))
		for _, t := range slices.Sorted(maps.Keys(c.held[k])) {
			h.Write(binary.AppendUvarint([]byte{0}, uint64(t)))
			add(c.held[k][t])
		}
	}
	for _, a := range slices.SortedFunc(slices.Values(c.made), func(a, b *made) int {
		return cmp.Or(cmp.Compare(a.thread, b.thread), cmp.Compare(a.number, b.number))
	}) {
		h.Write([]byte(a.Var.Name + "," + a.cell().index))
		h.Write(binary.AppendUvarint([]byte{0, bit(a.Write) | bit(a.atomic)<<1 | bit(a.Benign)<<2 | bit(a.Raced)<<3}, uint64(a.thread)))
	}
	return h.Sum64()
}

func compareCells(a, b cell) int {
	return cmp.Or(strings.Compare(a.v.Name, b.v.Name), strings.Compare(a.index, b.index))
}

func bit(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// races reports whether one of the accesses that thread t has made since there were so many races with an earlier one.
func (c *clocks) races(from int) *made {
	for _, b := range c.made[from:] {
		if c.unordered(b) != nil {
			return b
		}
	}
	return nil
}
