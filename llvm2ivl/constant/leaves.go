package constant

import (
	"math/big"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Leaf is a scalar of a constant that is not zero.
type Leaf struct {
	Off, Size int64 // bytes
	Value     Value
	Const     ir.Constant // whose value it is
}

// Leaves flattens c at offset off; zeros are left out.
func (e *Evaluator) Leaves(c ir.Constant, off int64) []Leaf {
	var out []Leaf
	e.leaves(c, off, &out)
	return out
}

// leaves appends the scalars of c, which stands off bytes from the start.
func (e *Evaluator) leaves(c ir.Constant, off int64, out *[]Leaf) {
	switch c := c.(type) {
	case *ir.Zero, *ir.Null:
		return
	case *ir.Aggregate:
		for i, x := range c.Elems {
			at := off
			switch t := c.Typ.(type) {
			case *ir.StructType:
				at += e.Layout.Offset(t, i)
			case *ir.ArrayType:
				at += int64(i) * e.Layout.Size(t.Elem)
			case *ir.VectorType:
				at += int64(i) * e.Layout.StoreSize(t.Elem)
			}
			e.leaves(x, at, out)
		}
		return
	case *ir.Bytes:
		for i, b := range c.X {
			if b != 0 {
				*out = append(*out, Leaf{off + int64(i), 1, NewInt(big.NewInt(int64(b)), 8), c})
			}
		}
		return
	}
	v := e.Eval(c)
	if isZero(v) {
		return
	}
	*out = append(*out, Leaf{off, e.Layout.StoreSize(c.Type()), v, c})
}

// Text is the text of the C string at a constant address.
func Text(c Value) (string, bool) {
	a, ok := c.(*Addr)
	if !ok {
		return "", false
	}
	g, ok := a.Base.(*ir.Global)
	if !ok || !g.Immutable {
		return "", false
	}
	switch init := g.Init.(type) {
	case *ir.Bytes:
		for i := a.Offset; i >= 0 && i < int64(len(init.X)); i++ {
			if init.X[i] == 0 {
				return string(init.X[a.Offset:i]), true
			}
		}
	case *ir.Zero:
		return "", true
	}
	return "", false
}
