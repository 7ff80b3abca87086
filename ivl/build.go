package ivl

import (
	"fmt"
	"math/big"
)

// The constructors below build typed nodes without positions. They panic on
// operands that no type checker would let pass, since only a defect of ours can
// bring those about.

// NewVar is a variable of a kind. For Global and Const it still has to be put
// in a declaration, for Local in a body.
func NewVar(name string, t Type, kind VarKind) *Var {
	return &Var{Name: name, Type: t, Kind: kind}
}

// NewIdent is the use of v.
func NewIdent(v *Var) *Ident {
	return &Ident{ExprBase: ExprBase{Typ: v.Type}, Name: v.Name, Var: v}
}

// NewBool is true or false.
func NewBool(b bool) *BoolLit {
	return &BoolLit{ExprBase: ExprBase{Typ: BoolType}, Value: b}
}

// IsBool reports whether e is the literal b.
func IsBool(e Expr, b bool) bool {
	lit, ok := e.(*BoolLit)
	return ok && lit.Value == b
}

// NewInt is an unbounded integer literal. The value must not change afterwards.
func NewInt(v *big.Int) *IntLit {
	return &IntLit{ExprBase: ExprBase{Typ: IntType}, Value: v}
}

// NewInt64 is an unbounded integer literal.
func NewInt64(v int64) *IntLit { return NewInt(big.NewInt(v)) }

// NewBV is the bit-vector of width bits that is congruent to v modulo 2^width;
// v may be negative.
func NewBV(v *big.Int, width int) *BVLit {
	if width < 0 {
		panic(fmt.Sprintf("ivl.NewBV: width %d", width))
	}
	if v.Sign() < 0 || v.BitLen() > width {
		mod := new(big.Int).Lsh(big.NewInt(1), uint(width))
		v = new(big.Int).Mod(v, mod)
	}
	return &BVLit{ExprBase: ExprBase{Typ: &BVType{Width: width}}, Value: v, Width: width}
}

// NewBV64 is the bit-vector of width bits that is congruent to v modulo 2^width.
func NewBV64(v uint64, width int) *BVLit {
	return NewBV(new(big.Int).SetUint64(v), width)
}

// NewReal is a real literal spelled as in source text (1.5, 3e7).
func NewReal(text string) *RealLit {
	return &RealLit{ExprBase: ExprBase{Typ: RealType}, Text: text}
}

// NewFloat is an IEEE literal given by its interchange encoding. There is one
// NaN, whatever its payload, as in SMT-LIB.
func NewFloat(bits *big.Int, sig, exp int) *FloatLit {
	if isNaN(bits, sig, exp) {
		bits = nanBits(sig, exp)
	}
	return &FloatLit{ExprBase: ExprBase{Typ: &FloatType{Sig: sig, Exp: exp}}, Bits: bits, Sig: sig, Exp: exp}
}

// NewZero is false or 0 of type t; nil for other types than Booleans, integers and bit-vectors.
func NewZero(t Type) Expr {
	switch t := Expand(t).(type) {
	case *BVType:
		return NewBV64(0, t.Width)
	case *BasicType:
		switch t.Kind {
		case Bool:
			return NewBool(false)
		case Int:
			return NewInt64(0)
		}
	}
	return nil
}

// NewRMode is a rounding mode literal (RNE, RNA, RTP, RTN, RTZ).
func NewRMode(name string) *RModeLit {
	return &RModeLit{ExprBase: ExprBase{Typ: RModeType}, Name: name}
}

// NewNot is the negation of x; literals and double negations fold.
func NewNot(x Expr) Expr {
	switch x := x.(type) {
	case *BoolLit:
		return NewBool(!x.Value)
	case *Unary:
		if x.Op == Not {
			return x.X
		}
	}
	return &Unary{ExprBase: ExprBase{Typ: BoolType}, Op: Not, X: x}
}

// NewNeg is -x on int or real.
func NewNeg(x Expr) Expr {
	return &Unary{ExprBase: ExprBase{Typ: x.Type()}, Op: Neg, X: x}
}

// NewAnd is the conjunction of es; true operands vanish, a false one decides,
// and no operand at all gives true.
func NewAnd(es ...Expr) Expr { return newJunction(And, es) }

// NewOr is the disjunction of es; false operands vanish, a true one decides,
// and no operand at all gives false.
func NewOr(es ...Expr) Expr { return newJunction(Or, es) }

func newJunction(op BinaryOp, es []Expr) Expr {
	unit := op == And
	var out Expr
	for _, e := range es {
		if b, ok := e.(*BoolLit); ok {
			if b.Value == unit {
				continue
			}
			return NewBool(!unit)
		}
		if out == nil {
			out = e
		} else {
			out = &Binary{ExprBase: ExprBase{Typ: BoolType}, Op: op, X: out, Y: e}
		}
	}
	if out == nil {
		return NewBool(unit)
	}
	return out
}

// NewImplies is x ==> y.
func NewImplies(x, y Expr) Expr { return NewBinary(Implies, x, y) }

// NewEq is x == y.
func NewEq(x, y Expr) Expr { return NewBinary(Eq, x, y) }

// NewNeq is x != y.
func NewNeq(x, y Expr) Expr { return NewBinary(Neq, x, y) }

// NewBinary is x op y, typed by the operator and its operands.
func NewBinary(op BinaryOp, x, y Expr) *Binary {
	var t Type = BoolType
	switch op {
	case Add, Sub, Mul, Div, Mod:
		t = x.Type()
	case RealDiv:
		t = RealType
		if f, ok := Expand(x.Type()).(*FloatType); ok {
			t = f
		}
	case Pow:
		t = RealType
	}
	return &Binary{ExprBase: ExprBase{Typ: t}, Op: op, X: x, Y: y}
}

// NewIte is if c then t else e; a literal condition folds.
func NewIte(c, t, e Expr) Expr {
	if b, ok := c.(*BoolLit); ok {
		if b.Value {
			return t
		}
		return e
	}
	return &IfThenElse{ExprBase: ExprBase{Typ: t.Type()}, C: c, T: t, E: e}
}

// NewAssign is v := e.
func NewAssign(v *Var, e Expr) *Assign { return NewWrite(NewIdent(v), e) }

// NewWrite is place := e.
func NewWrite(place, e Expr) *Assign { return &Assign{Lhs: []Expr{place}, Rhs: []Expr{e}} }

// NewAssert is assert attrs cond.
func NewAssert(cond Expr, attrs ...*Attr) *Assert {
	return &Assert{StmtInfo: StmtInfo{Attrs: attrs}, Cond: cond}
}

// NewAssume is assume attrs cond.
func NewAssume(cond Expr, attrs ...*Attr) *Assume {
	return &Assume{StmtInfo: StmtInfo{Attrs: attrs}, Cond: cond}
}

// NewHavoc is havoc vs.
func NewHavoc(vs ...*Var) *Havoc {
	h := &Havoc{}
	for _, v := range vs {
		h.Vars = append(h.Vars, NewIdent(v))
	}
	return h
}

// NewAttr is {:name args…}. An argument is a string, an int, an int64 or an Expr; nil is the empty string.
func NewAttr(name string, args ...any) *Attr {
	a := &Attr{Name: name}
	for _, arg := range args {
		switch arg := arg.(type) {
		case nil:
			a.Args = append(a.Args, AttrArg{})
		case string:
			a.Args = append(a.Args, AttrArg{Str: arg})
		case int:
			a.Args = append(a.Args, AttrArg{Expr: NewInt64(int64(arg))})
		case int64:
			a.Args = append(a.Args, AttrArg{Expr: NewInt64(arg)})
		case Expr:
			a.Args = append(a.Args, AttrArg{Expr: arg})
		default:
			panic(fmt.Sprintf("ivl.NewAttr: an argument of type %T", arg))
		}
	}
	return a
}

// NewOperator declares a function of two operands of one type that stands for an operator of SMT-LIB.
func NewOperator(name, op string, operands, result Type) *FuncDecl {
	return &FuncDecl{
		DeclBase: DeclBase{Attrs: Attrs{NewAttr("bvbuiltin", op)}},
		Name:     name,
		Params:   []*Var{NewVar("x", operands, InParam), NewVar("y", operands, InParam)},
		Result:   NewVar("", result, OutParam),
	}
}

// NewApp is f(args...).
func NewApp(f *FuncDecl, args ...Expr) *FuncApp {
	if len(args) != len(f.Params) {
		panic(fmt.Sprintf("ivl.NewApp: %s takes %d arguments, not %d", f.Name, len(f.Params), len(args)))
	}
	t := f.Result.Type
	if len(f.TypeParams) > 0 {
		s := instantiate(f.TypeParams)
		for i, p := range f.Params {
			unify(substituteType(p.Type, s), args[i].Type())
		}
		t, _ = whole(substituteType(t, s))
	}
	return &FuncApp{ExprBase: ExprBase{Typ: t}, Name: f.Name, Args: args, Func: f}
}

// NewSelect is m[args...].
func NewSelect(m Expr, args ...Expr) *Select {
	return &Select{ExprBase: ExprBase{Typ: elementType(m, args)}, M: m, Args: args}
}

// NewStore is m[args... := value].
func NewStore(m Expr, args []Expr, value Expr) *Store {
	return &Store{ExprBase: ExprBase{Typ: m.Type()}, M: m, Args: args, Value: value}
}

func elementType(m Expr, args []Expr) Type {
	mt, ok := Expand(m.Type()).(*MapType)
	if !ok || len(mt.Args) != len(args) {
		panic(fmt.Sprintf("ivl.NewSelect: %v is no map of %d arguments", m.Type(), len(args)))
	}
	if len(mt.Params) == 0 {
		return mt.Result
	}
	s := instantiate(mt.Params)
	for i, a := range args {
		unify(substituteType(mt.Args[i], s), a.Type())
	}
	t, _ := whole(substituteType(mt.Result, s))
	return t
}

// NewExtract is x[hi:lo], the bits lo up to, not including, hi.
func NewExtract(x Expr, hi, lo int) *Extract {
	return &Extract{ExprBase: ExprBase{Typ: &BVType{Width: hi - lo}}, X: x, Hi: hi, Lo: lo}
}

// NewConcat is x ++ y; x gives the high bits.
func NewConcat(x, y Expr) *Concat {
	w := Expand(x.Type()).(*BVType).Width + Expand(y.Type()).(*BVType).Width
	return &Concat{ExprBase: ExprBase{Typ: &BVType{Width: w}}, X: x, Y: y}
}

// NewLambda is (lambda vars :: body). The constant map of a type is a lambda
// whose body does not use its variables.
func NewLambda(vars []*Var, body Expr) *Lambda {
	t := &MapType{Result: body.Type()}
	for _, v := range vars {
		t.Args = append(t.Args, v.Type)
	}
	return &Lambda{ExprBase: ExprBase{Typ: t}, Vars: vars, Body: body}
}

// nanBits is the one NaN of a format.
func nanBits(sig, exp int) *big.Int {
	v := new(big.Int).Lsh(big.NewInt(1), uint(exp+1))
	v.Sub(v, big.NewInt(1))
	return v.Lsh(v, uint(sig-2))
}

func isNaN(bits *big.Int, sig, exp int) bool {
	for i := sig - 1; i < sig-1+exp; i++ {
		if bits.Bit(i) == 0 {
			return false
		}
	}
	return int(bits.TrailingZeroBits()) < sig-1
}
