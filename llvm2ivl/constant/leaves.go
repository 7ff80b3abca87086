package constant

import (
	"math/big"
	"unicode/utf8"

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
	a, g := immutable(c)
	if g == nil {
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

// WideText is the text of wide characters at a constant address. One that is not of ASCII is a byte that is not, either.
func WideText(c Value) (string, bool) {
	a, g := immutable(c)
	if g == nil || a.Offset < 0 || a.Offset%4 != 0 {
		return "", false
	}
	switch init := g.Init.(type) {
	case *ir.Aggregate:
		var text []byte
		for _, e := range init.Elems[min(a.Offset/4, int64(len(init.Elems))):] {
			n, ok := e.(*ir.Int)
			switch {
			case !ok || !ir.Equal(n.Typ, ir.I32):
				return "", false
			case n.X.Sign() == 0:
				return string(text), true
			case n.X.IsUint64() && n.X.Uint64() < utf8.RuneSelf:
				text = append(text, byte(n.X.Uint64()))
			default:
				text = append(text, utf8.RuneSelf)
			}
		}
	case *ir.Zero:
		return "", true
	}
	return "", false
}

// immutable is the variable that a constant address belongs to, which nobody writes to; nil if there is none.
func immutable(c Value) (*Addr, *ir.Global) {
	a, ok := c.(*Addr)
	if !ok {
		return nil, nil
	}
	g, ok := a.Base.(*ir.Global)
	if !ok || !g.Immutable {
		return nil, nil
	}
	return a, g
}
