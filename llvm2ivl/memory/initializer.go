package memory

import (
	"math/big"
	"sort"

	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// InitCell is one stored value of an initialiser.
type InitCell struct {
	Offset int64
	Region *Region
	// Value is of the region's type (of 8 bits for Bytes): *constant.Int, *constant.Float,
	// *constant.Addr or *constant.Undef.
	Value constant.Value
	// Shift is for a part of an address: the cell holds Value >> Shift, cut to its width.
	Shift int
}

// Initializer flattens the initial value of a global into the cells that the
// program accesses, in order of offset; cells that are all zero are left out.
// A region of which no cell is accessed does not appear.
func (m *Memory) Initializer(o *pointsto.Object) []InitCell {
	g, ok := o.Value.(*ir.Global)
	if !ok || g.Init == nil {
		return nil
	}
	e := &constant.Evaluator{Layout: m.Linked.Layout, Address: m.AddressOf}
	leaves := e.Leaves(g.Init, 0)
	sort.SliceStable(leaves, func(i, j int) bool { return leaves[i].Off < leaves[j].Off })
	var out []InitCell
	done := map[int64]bool{} // cells that an earlier leaf filled
	for _, leaf := range leaves {
		for at := leaf.Off; at < leaf.Off+leaf.Size; at++ {
			start, region := m.CellAt(o, at)
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
func fillCell(e *constant.Evaluator, leaves []constant.Leaf, start, width int64, r *Region) (InitCell, bool) {
	cell := InitCell{Offset: start, Region: r}
	first := sort.Search(len(leaves), func(i int) bool { return leaves[i].Off+leaves[i].Size > start })
	sum, any, undefined := new(big.Int), false, false
	for _, leaf := range leaves[first:] {
		if leaf.Off >= start+width {
			break
		}
		v := leaf.Value
		if leaf.Off == start && leaf.Size == width {
			cell.Value = retype(v, r)
			return cell, true
		}
		switch w := v.(type) {
		case *constant.Float:
			v = &constant.Int{Value: w.Bits, Width: int(leaf.Size) * 8}
		case *constant.Addr:
			if leaf.Off <= start && start+width <= leaf.Off+leaf.Size {
				cell.Value, cell.Shift = w, int(start-leaf.Off)*8
				return cell, true
			}
			if n, ok := e.Number(w); ok {
				v = n
			}
		}
		if _, ok := v.(*constant.Undef); ok {
			undefined = true
			continue
		}
		n, ok := v.(*constant.Int)
		if !ok {
			cell.Value = &constant.Undef{Type: r.Type}
			return cell, true
		}
		any = true
		if shift := (leaf.Off - start) * 8; shift >= 0 {
			sum.Or(sum, new(big.Int).Lsh(n.Value, uint(shift)))
		} else {
			sum.Or(sum, new(big.Int).Rsh(n.Value, uint(-shift)))
		}
	}
	if undefined && !any {
		cell.Value = &constant.Undef{Type: r.Type}
		return cell, true
	}
	n := constant.NewInt(sum, int(width)*8)
	cell.Value = retype(n, r)
	return cell, any && n.Value.Sign() != 0
}

// retype gives a value of a cell's width the kind that the region has.
func retype(v constant.Value, r *Region) constant.Value {
	f, isFloat := r.Type.(*ir.FloatType)
	switch v := v.(type) {
	case *constant.Int:
		if isFloat {
			return &constant.Float{Bits: v.Value, Type: f}
		}
		return &constant.Int{Value: v.Value, Width: r.Width}
	case *constant.Float:
		if !isFloat {
			return &constant.Int{Value: v.Bits, Width: r.Width}
		}
	case *constant.Addr, *constant.Undef:
	default:
		return &constant.Undef{Type: r.Type}
	}
	return v
}
