package pointsto

import (
	"maps"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A union of a pointer and numbers (the blocks of a free list, whose first bytes are the link as long as they are free; values of several
// types) holds one at a time, and is read as what was written. Its cells have tags, as memory has that holds capabilities (Woodruff et al., "The
// CHERI capability model", 2014): whether a byte is a pointer's. Who translates it asserts where they are read that bytes of pointers
// are not read as numbers, nor others as pointers, so that no number is an address; and, where parts of a pointer may be written (parts.go), that
// pointers are written whole. As with distances (number.go), that is a guess: where it is wrong, the program is
// translated anew without guesses.

// withTags is the exposure in which cells that hold pointers and numbers have tags, if it exposes fewer objects than x, or else x.
func (x *exposure) withTags() *exposure {
	m := x.m
	count := func() (n int) {
		for _, o := range m.Objects {
			if o.Exposed {
				n++
			}
		}
		return n
	}
	before := count()
	tagged := x.mixed()
	if len(tagged) == 0 {
		return x
	}
	for len(tagged) > 0 {
		m.AnyExposed = false
		for _, o := range m.Objects {
			o.Exposed, o.Fenced = false, false
		}
		y := m.newExposure()
		y.tagged = tagged
		y.find()
		n := len(tagged)
		maps.DeleteFunc(tagged, func(c classID, _ bool) bool { return y.cells[c] }) // addresses are written there as numbers
		if len(tagged) < n {
			continue
		}
		if count() < before {
			return y
		}
		clear(tagged)
	}
	x = m.newExposure() // more is exposed than before
	x.find()
	return x
}

// mixed are the classes of cells that the program writes to as pointers and as numbers, or as pointers and in parts. What one is copied to, or from, is
// one of them, too. None begins with addresses that are no pointers or not aligned, or holds arguments.
func (x *exposure) mixed() map[classID]bool {
	m, b := x.m, x.m.s.builder
	find := m.s.classes.find
	out, never := map[classID]bool{}, map[classID]bool{}
	for c := range m.parts {
		out[c] = m.pointers[c]
	}
	x.each(func(f *ir.Func, u ir.User) {
		inst, ok := u.(ir.Instruction)
		if !ok {
			return
		}
		for _, d := range b.derefs[inst] {
			c := find(d.class)
			switch d.typ.(type) {
			case *ir.PointerType:
			case *ir.IntType, *ir.FloatType:
				out[c] = out[c] || m.pointers[c] && d.write && !m.Linked.IsModel(f)
			default:
				never[c] = true
			}
		}
	})
	for _, c := range b.initials {
		never[find(c.live().class)] = never[find(c.live().class)] || !c.whole
	}
	for _, ds := range b.varArgs {
		for _, d := range ds {
			never[find(d.class)] = true
		}
	}
	x.shareAcrossCopies(out)
	x.shareAcrossCopies(never)
	maps.DeleteFunc(out, func(c classID, some bool) bool { return !some || never[c] })
	return out
}

// Tagged reports whether cells of the class say which of their bytes are pointers'.
func (m *Analysis) Tagged(class int) bool { return m.tagged[m.s.classes.find(classID(class))] }
