package pointsto

import (
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// indexed is the array that starts at p and that ix counts in. An array of arrays is one: a pointer to an
// int of int m[3][4] may be moved over all twelve.
func (s *solver) indexed(o *objState, p pointer, ix index) extent {
	e := extent{p.off, p.off + ix.array, ix.elem}
	within := p.in.contains(p.off)
	switch {
	case ix.array == 0 && within && o.rangeOf(p.off) == nil:
		e.hi = p.in.hi
	case ix.array == 0:
		e.hi = o.end()
	case within && p.in.elem == ix.array:
		e.lo, e.hi = p.in.lo, p.in.hi
	}
	return e
}

// asWritten reports whether the instructions of f are those that clang makes of the C text, before any optimisation.
func (b *builder) asWritten(f *ir.Func) bool {
	if f == nil { // an initialiser
		for _, f := range b.l.Funcs {
			if !b.asWritten(f) {
				return false
			}
		}
		return true
	}
	return f.NotOptimised || b.l.IsModel(f)
}

// gep reads the offsets of a getelementptr.
func (b *builder) gep(inst *ir.GEP) *gepStep {
	g := &gepStep{}
	written := b.asWritten(b.fn)
	t := inst.Elem
	// The structure or array from which only first members and elements led to t, 0 if it may be what inst.Base points
	// into.
	whole := int64(0)
	for i, v := range inst.Indices {
		ix := index{array: anywhere}
		n, known := b.intOf(v)
		known = known && n.IsInt64()
		if i > 0 {
			switch u := t.(type) {
			case *ir.StructType:
				if !known || n.Int64() < 0 || n.Int64() >= int64(len(u.Fields)) {
					return &gepStep{indices: []index{{stride: 1, elem: 1, array: anywhere}}}
				}
				t = u.Fields[n.Int64()]
				if n.Sign() != 0 {
					whole = b.layout.Size(t)
				}
				g.indices = append(g.indices, index{by: b.layout.Offset(u, int(n.Int64())), array: anywhere})
				continue
			case *ir.ArrayType:
				ix.elem = b.layout.Size(u.Elem)
				switch {
				case written:
					ix.own = true
					if ix.array = 0; u.Len > 1 {
						ix.array = b.layout.Size(u)
					}
				case ix.elem > 1 && whole > ix.elem:
					ix.array = whole
				}
				t = u.Elem
			case *ir.VectorType:
				t, ix.elem, ix.array = u.Elem, b.layout.Size(u.Elem), b.layout.Size(u)
			}
			if !known || n.Sign() != 0 {
				whole = b.layout.Size(t)
			}
		}
		if i == 0 {
			ix.elem = b.layout.Size(t)
		}
		if known {
			ix.by = n.Int64() * ix.elem
			if i == 0 && len(inst.Indices) == 1 && n.Sign() != 0 && ix.elem > 0 {
				g.pointer = max(ix.by, -ix.by)
				g.loops = b.loops(inst)
			}
		} else {
			ix.stride = ix.elem * factor(b, v)
		}
		g.indices = append(g.indices, ix)
	}
	return g
}

// loops reports whether a getelementptr moves the pointer that it gets, as p++ does.
func (b *builder) loops(gep *ir.GEP) bool {
	switch base := gep.Base.(type) {
	case *ir.Phi:
		for _, inc := range base.Incs {
			if inc.X == gep {
				return true
			}
		}
	case *ir.Load:
		return b.stored[gep] == base.Ptr
	}
	return false
}

// arrayOf is the array of the object it points into whose element c addresses, if C text must have named that array.
// Clang folds (char *)&g to the address of the first element of g's first member. But it counts in 32 bits
// there, and in as many as a pointer has where an array decays.
func (b *builder) arrayOf(c ir.Constant) extent {
	gep, ok := c.(*ir.Expr)
	if !ok || gep.Op != "getelementptr" || len(gep.Args) < 3 || !b.asWritten(b.fn) {
		return extent{}
	}
	addr, ok := (&constant.Evaluator{Layout: b.layout}).Eval(c).(*constant.Addr)
	if !ok {
		return extent{}
	}
	t, behind := gep.Elem, int64(0) // bytes from the start of the array to the element
	var e extent
	first := true // only first members and elements led to the array
	for i, v := range gep.Args[2:] {
		n, ok := b.intOf(v)
		if !ok || !n.IsInt64() {
			return extent{}
		}
		switch u := t.(type) {
		case *ir.StructType:
			if n.Int64() < 0 || n.Int64() >= int64(len(u.Fields)) {
				return extent{}
			}
			t, e, behind = u.Fields[n.Int64()], extent{}, 0
			first = n.Sign() == 0
		case *ir.ArrayType:
			if e.elem == 0 {
				e = extent{0, b.layout.Size(u), 0}
			}
			t = u.Elem
			e.elem = b.layout.Size(t)
			behind += n.Int64() * e.elem
			if u.Len < 2 || n.Sign() < 0 {
				return extent{}
			}
			wide := v.(*ir.Int)
			if first && (i != len(gep.Args)-3 || wide == nil || wide.Typ.Bits != 64 || n.Sign() != 0) {
				return extent{}
			}
		default:
			return extent{}
		}
	}
	if e.elem == 0 || behind >= e.hi {
		return extent{}
	}
	e.lo, e.hi = addr.Offset-behind, addr.Offset-behind+e.hi
	return e
}

// factor is a number that every value of v is a multiple of.
func factor(b *builder, v ir.Value) int64 {
	switch v := v.(type) {
	case *ir.Binary:
		n, ok := b.intOf(v.Y)
		switch {
		case !ok || !n.IsInt64():
		case v.Op == "mul" && n.Sign() > 0 && n.Int64() < 1<<20:
			if ir.Equal(v.Type(), ir.I32) { // it may overflow
				return n.Int64() & -n.Int64()
			}
			return n.Int64()
		case v.Op == "shl" && n.Sign() >= 0 && n.Int64() < 20:
			return 1 << n.Int64()
		}
	case *ir.Cast:
		if v.Op == "sext" || v.Op == "zext" {
			return factor(b, v.X)
		}
	}
	return 1
}
