package emit

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// constant is the leaves of a constant operand. Parts of it that are undefined
// become unknown values here.
func (f *funcTranslator) constant(v ir.Value) ([]ivl.Expr, bool) {
	c, ok := v.(ir.Constant)
	if !ok {
		return nil, false
	}
	var out []ivl.Expr
	f.constantLeaves(f.Mem.Const(c), &out)
	return out, true
}

// constantLeaves appends the leaves of a constant.
func (f *funcTranslator) constantLeaves(c constant.Value, out *[]ivl.Expr) {
	switch c := c.(type) {
	case *constant.Int:
		*out = append(*out, f.Literal(c.Value, c.Width))
	case *constant.Float:
		*out = append(*out, f.FloatConstant(c))
	case *constant.Addr:
		if o := f.Mem.ObjectOf(c.Base); o != nil && o.ThreadLocal {
			*out = append(*out, f.Resize(f.Ptr, c.Width, f.Offset(f.ThreadAddress(o, f.self()), c.Offset)))
			return
		}
		*out = append(*out, f.AddressConstant(c))
	case *constant.Aggregate:
		for _, e := range c.Elems {
			f.constantLeaves(e, out)
		}
	case *constant.Undef:
		*out = append(*out, f.unknownValue("$undef", f.LeafTypes(c.Type))...)
	case *constant.Opaque:
		f.fail("%s", c.Reason)
		*out = append(*out, f.unknownValue("$opaque", f.LeafTypes(c.Type))...)
	default:
		panic("llvm2ivl: constant of unknown kind")
	}
}
