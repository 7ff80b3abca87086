package debuginfo

import (
	"cmp"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Extent is a piece of a type, in bytes.
type Extent struct{ Offset, Size int64 }

// maxExtents bounds the pieces of one type, since there are arrays.
const maxExtents = 64

// endless is more than any array has.
const endless = 1 << 40

// Values lists, sorted, the bytes of a type that hold numbers and pointers, and not padding: of a union those of no member, since each may be the
// one that was written, and none with bit-fields. It reports false if they are not known, or there are too many pieces.
func Values(t *ir.CType) ([]Extent, bool) { return valuesOf(t, 0) }

// valuesOf is Values of a type within depth others.
func valuesOf(t *ir.CType, depth int) ([]Extent, bool) {
	c := Strip(t)
	if c == nil || depth > maxTypeDepth {
		return nil, false
	}
	switch c.Kind {
	case ir.CBasic, ir.CPointer, ir.CEnum:
		if c.Name == "long double" {
			return []Extent{{0, 10}}, true
		}
		return []Extent{{0, c.Bits / 8}}, c.Bits%8 == 0 && c.Bits <= 64
	case ir.CArray:
		one, ok := valuesOf(c.Elem, depth+1)
		size := sizeBits(c.Elem) / 8
		if !ok || size <= 0 {
			return nil, false
		}
		n := int64(1)
		for _, k := range c.Counts {
			if n *= k; k < 0 || n > endless/size {
				n = endless / size
				break
			}
		}
		if len(one) == 1 && one[0] == (Extent{0, size}) {
			return []Extent{{0, n * size}}, true
		}
		if len(one) == 0 { // of unions, and there may be endless many
			return nil, true
		}
		if n*int64(len(one)) > maxExtents {
			return nil, false
		}
		var out []Extent
		for i := range n {
			for _, x := range one {
				out = append(out, Extent{i*size + x.Offset, x.Size})
			}
		}
		return out, true
	case ir.CStruct:
		if !c.Defined {
			return nil, false
		}
		var out []Extent
		for _, m := range c.Members {
			if m.BitField {
				continue
			}
			in, ok := valuesOf(m.Type, depth+1)
			if !ok || len(out)+len(in) > maxExtents {
				return nil, false
			}
			for _, x := range in {
				out = append(out, Extent{m.Offset/8 + x.Offset, x.Size})
			}
		}
		slices.SortFunc(out, func(a, b Extent) int { return cmp.Compare(a.Offset, b.Offset) })
		return out, true
	case ir.CUnion:
		return nil, true
	}
	return nil, false
}
