package reader

import (
	"fmt"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

func (c *converter) constants(cs []constant.Constant) []ir.Constant {
	out := make([]ir.Constant, len(cs))
	for i, x := range cs {
		out[i] = c.constant(x)
	}
	return out
}

func (c *converter) constant(x constant.Constant) ir.Constant {
	switch x := x.(type) {
	case *llir.Func, *llir.Global, *llir.Alias, *llir.IFunc:
		s := c.symbols[x]
		if s == nil {
			c.fault("there is no symbol %s", x.Ident())
			return &ir.Null{Typ: ir.Ptr}
		}
		return s
	case *constant.Int:
		return &ir.Int{Typ: c.typ(x.Typ).(*ir.IntType), X: x.X}
	case *constant.Float:
		return &ir.FloatConst{Typ: c.typ(x.Typ).(*ir.FloatType), Bits: floatBits(x)}
	case *constant.Null:
		return &ir.Null{Typ: c.typ(x.Typ).(*ir.PointerType)}
	case *constant.Undef:
		return &ir.Undef{Typ: c.typ(x.Typ)}
	case *constant.Poison:
		return &ir.Undef{Typ: c.typ(x.Typ)}
	case *constant.NoneToken:
		return &ir.Undef{Typ: c.typ(types.Token)}
	case *constant.ZeroInitializer:
		return &ir.Zero{Typ: c.typ(x.Typ)}
	case *constant.Struct:
		return &ir.Aggregate{Typ: c.typ(x.Typ), Elems: c.constants(x.Fields)}
	case *constant.Array:
		return &ir.Aggregate{Typ: c.typ(x.Typ), Elems: c.constants(x.Elems)}
	case *constant.Vector:
		return &ir.Aggregate{Typ: c.typ(x.Typ), Elems: c.constants(x.Elems)}
	case *constant.CharArray:
		return &ir.Bytes{Typ: c.typ(x.Typ).(*ir.ArrayType), X: x.X}
	case *constant.BlockAddress:
		return &ir.BlockAddress{Block: c.block(x.Block)}
	case *constant.DSOLocalEquivalent:
		return c.constant(x.Func)
	case *constant.NoCFI:
		return c.constant(x.Func)
	case *constant.Index:
		return c.constant(x.Constant)
	case *constant.ExprBitCast:
		if isPointer(x.To) {
			return c.constant(x.From)
		}
		return c.cast("bitcast", x.From, x.To)
	case constant.Expression:
		return c.expression(x)
	}
	panic(fmt.Sprintf("reader: constant %T", x))
}

func (c *converter) cast(op ir.Op, from constant.Constant, to types.Type) ir.Constant {
	return &ir.Expr{Op: op, Typ: c.typ(to), Args: []ir.Constant{c.constant(from)}}
}

// of is an operator whose result has the type of its first operand.
func (c *converter) of(op ir.Op, args ...constant.Constant) ir.Constant {
	out := &ir.Expr{Op: op, Args: c.constants(args)}
	out.Typ = out.Args[0].Type()
	return out
}

// test is a comparison.
func (c *converter) test(op ir.Op, pred fmt.Stringer, x, y constant.Constant) ir.Constant {
	out := &ir.Expr{Op: op, Pred: ir.Pred(pred.String()), Args: c.constants([]constant.Constant{x, y})}
	out.Typ = (&ir.ICmp{X: out.Args[0]}).Type()
	return out
}

func (c *converter) expression(x constant.Expression) ir.Constant {
	switch x := x.(type) {
	case *constant.ExprGetElementPtr:
		out := &ir.Expr{Op: "getelementptr", Elem: c.typ(x.ElemType), Args: c.constants(append([]constant.Constant{x.Src}, x.Indices...))}
		gep := &ir.GEP{Base: out.Args[0]}
		for _, i := range out.Args[1:] {
			gep.Indices = append(gep.Indices, i)
		}
		out.Typ = gep.Type()
		return out
	case *constant.ExprAddrSpaceCast:
		return c.cast("addrspacecast", x.From, x.To)
	case *constant.ExprPtrToInt:
		return c.cast("ptrtoint", x.From, x.To)
	case *constant.ExprIntToPtr:
		return c.cast("inttoptr", x.From, x.To)
	case *constant.ExprTrunc:
		return c.cast("trunc", x.From, x.To)
	case *constant.ExprZExt:
		return c.cast("zext", x.From, x.To)
	case *constant.ExprSExt:
		return c.cast("sext", x.From, x.To)
	case *constant.ExprFPTrunc:
		return c.cast("fptrunc", x.From, x.To)
	case *constant.ExprFPExt:
		return c.cast("fpext", x.From, x.To)
	case *constant.ExprFPToUI:
		return c.cast("fptoui", x.From, x.To)
	case *constant.ExprFPToSI:
		return c.cast("fptosi", x.From, x.To)
	case *constant.ExprUIToFP:
		return c.cast("uitofp", x.From, x.To)
	case *constant.ExprSIToFP:
		return c.cast("sitofp", x.From, x.To)
	case *constant.ExprFNeg:
		return c.of("fneg", x.X)
	case *constant.ExprAdd:
		return c.of("add", x.X, x.Y)
	case *constant.ExprSub:
		return c.of("sub", x.X, x.Y)
	case *constant.ExprMul:
		return c.of("mul", x.X, x.Y)
	case *constant.ExprAnd:
		return c.of("and", x.X, x.Y)
	case *constant.ExprOr:
		return c.of("or", x.X, x.Y)
	case *constant.ExprXor:
		return c.of("xor", x.X, x.Y)
	case *constant.ExprShl:
		return c.of("shl", x.X, x.Y)
	case *constant.ExprLShr:
		return c.of("lshr", x.X, x.Y)
	case *constant.ExprAShr:
		return c.of("ashr", x.X, x.Y)
	case *constant.ExprICmp:
		return c.test("icmp", x.Pred, x.X, x.Y)
	case *constant.ExprFCmp:
		return c.test("fcmp", x.Pred, x.X, x.Y)
	case *constant.ExprSelect:
		out := c.of("select", x.X, x.Y).(*ir.Expr)
		out.Args = append([]ir.Constant{c.constant(x.Cond)}, out.Args...)
		return out
	case *constant.ExprExtractElement:
		out := c.of("extractelement", x.X, x.Index).(*ir.Expr)
		out.Typ, _ = ir.Elements(out.Typ)
		return out
	case *constant.ExprInsertElement:
		return c.of("insertelement", x.X, x.Elem, x.Index)
	case *constant.ExprShuffleVector:
		return c.of("shufflevector", x.X, x.Y, x.Mask)
	}
	panic(fmt.Sprintf("reader: constant expression %T", x))
}
