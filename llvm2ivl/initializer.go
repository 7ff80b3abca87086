package llvm2ivl

import (
	"math/big"
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// InitCell is one stored value of an initialiser.
type InitCell struct {
	Offset int64
	Region *Region
	// Value is of the region's type (of 8 bits for Bytes): *IntConst, *FloatConst,
	// *AddrConst or *UndefConst.
	Value Const
	// Shift is for a part of an address: the cell holds Value >> Shift, cut to its width.
	Shift int
}

// initLeaf is a scalar of an initialiser that is not zero.
type initLeaf struct {
	off, size int64 // bytes
	value     Const
}

// initLeaves flattens c at offset off; zeros are left out.
func (e *evaluator) initLeaves(c ir.Constant, off int64, out *[]initLeaf) {
	switch c := c.(type) {
	case *ir.Zero, *ir.Null:
		return
	case *ir.Aggregate:
		for i, x := range c.Elems {
			at := off
			switch t := c.Typ.(type) {
			case *ir.StructType:
				at += e.layout.Offset(t, i)
			case *ir.ArrayType:
				at += int64(i) * e.layout.Size(t.Elem)
			case *ir.VectorType:
				at += int64(i) * e.layout.StoreSize(t.Elem)
			}
			e.initLeaves(x, at, out)
		}
		return
	case *ir.Bytes:
		for i, b := range c.X {
			if b != 0 {
				*out = append(*out, initLeaf{off + int64(i), 1, intConst(big.NewInt(int64(b)), 8)})
			}
		}
		return
	}
	v := e.eval(c)
	if isZero(v) {
		return
	}
	*out = append(*out, initLeaf{off, e.layout.StoreSize(c.Type()), v})
}

// Initializer flattens the initial value of a global into the cells that the
// program accesses, in order of offset; cells that are all zero are left out.
// A region of which no cell is accessed does not appear.
func (m *Memory) Initializer(o *Object) []InitCell {
	g, ok := o.Value.(*ir.Global)
	if !ok || g.Init == nil {
		return nil
	}
	e := &evaluator{layout: m.Linked.Layout, address: m.addressOf}
	var leaves []initLeaf
	e.initLeaves(g.Init, 0, &leaves)
	sort.SliceStable(leaves, func(i, j int) bool { return leaves[i].off < leaves[j].off })
	var out []InitCell
	done := map[int64]bool{} // cells that an earlier leaf filled
	for _, leaf := range leaves {
		for at := leaf.off; at < leaf.off+leaf.size; at++ {
			start, region := m.cellAt(o, at)
			if region == nil || done[start] {
				continue
			}
			done[start] = true
			width := int64(region.Width) / 8
			if c, ok := fillCell(e, leaves, start, width, region); ok {
				out = append(out, c)
			}
			at = max(at, start+width-1)
		}
	}
	sort.SliceStable(out, func(i, j int) bool { return out[i].Offset < out[j].Offset })
	return out
}

// fillCell makes the value of the cell [start, start+width) from the leaves that
// overlap it. Undefined bytes beside defined ones, the padding behind a
// bit-field, are zero, as they are in the object file.
func fillCell(e *evaluator, leaves []initLeaf, start, width int64, r *Region) (InitCell, bool) {
	cell := InitCell{Offset: start, Region: r}
	first := sort.Search(len(leaves), func(i int) bool { return leaves[i].off+leaves[i].size > start })
	sum, any, undefined := new(big.Int), false, false
	for _, leaf := range leaves[first:] {
		if leaf.off >= start+width {
			break
		}
		v := leaf.value
		if leaf.off == start && leaf.size == width {
			cell.Value = retype(v, r)
			return cell, true
		}
		switch w := v.(type) {
		case *FloatConst:
			v = &IntConst{w.Bits, int(leaf.size) * 8}
		case *AddrConst:
			if leaf.off <= start && start+width <= leaf.off+leaf.size {
				cell.Value, cell.Shift = w, int(start-leaf.off)*8
				return cell, true
			}
			if n, ok := e.number(w); ok {
				v = n
			}
		}
		if _, ok := v.(*UndefConst); ok {
			undefined = true
			continue
		}
		n, ok := v.(*IntConst)
		if !ok {
			cell.Value = &UndefConst{r.Type}
			return cell, true
		}
		any = true
		if shift := (leaf.off - start) * 8; shift >= 0 {
			sum.Or(sum, new(big.Int).Lsh(n.Value, uint(shift)))
		} else {
			sum.Or(sum, new(big.Int).Rsh(n.Value, uint(-shift)))
		}
	}
	if undefined && !any {
		cell.Value = &UndefConst{r.Type}
		return cell, true
	}
	n := intConst(sum, int(width)*8)
	cell.Value = retype(n, r)
	return cell, any && n.Value.Sign() != 0
}

// retype gives a value of a cell's width the kind that the region has.
func retype(v Const, r *Region) Const {
	f, isFloat := r.Type.(*ir.FloatType)
	switch v := v.(type) {
	case *IntConst:
		if isFloat {
			return &FloatConst{v.Value, f}
		}
		return &IntConst{v.Value, r.Width}
	case *FloatConst:
		if !isFloat {
			return &IntConst{v.Bits, r.Width}
		}
	case *AddrConst, *UndefConst:
	default:
		return &UndefConst{r.Type}
	}
	return v
}
