package ivl

import "math/big"

// Expr is an expression. Type is nil until the expression was checked (or
// built by a constructor that knows it).
type Expr interface {
	isExpr()
	Position() Pos
	Type() Type
	// SetType records the checked type; only the checker and constructors call it.
	SetType(Type)
}

// ExprBase carries what every expression has.
type ExprBase struct {
	Pos Pos
	Typ Type
}

func (e *ExprBase) isExpr()       {}
func (e *ExprBase) Position() Pos { return e.Pos }

// Type returns the checked type of the expression.
func (e *ExprBase) Type() Type { return e.Typ }

// SetType records the checked type of the expression.
func (e *ExprBase) SetType(t Type) { e.Typ = t }

// BoolLit is true or false.
type BoolLit struct {
	ExprBase
	Value bool
}

// IntLit is an unbounded integer literal; Value is never negative in source
// text (a minus sign is a Unary), but passes may build negative ones.
type IntLit struct {
	ExprBase
	Value *big.Int
}

// RealLit is a real literal; Text is its spelling (1.5, 3e7).
type RealLit struct {
	ExprBase
	Text string
}

// BVLit is NbvW: 0 <= Value < 2^Width.
type BVLit struct {
	ExprBase
	Value *big.Int
	Width int
}

// RModeLit is a rounding mode: RNE, RNA, RTP, RTN or RTZ.
type RModeLit struct {
	ExprBase
	Name string
}

// FloatLit is an IEEE literal; Bits is the IEEE interchange encoding. It
// prints in Boogie's spelling (0x1.8e0f24e8, 0NaN24e8, 0+oo24e8).
type FloatLit struct {
	ExprBase
	Bits     *big.Int
	Sig, Exp int
}

// Ident is the use of a variable or constant.
type Ident struct {
	ExprBase
	Name string
	Var  *Var
}

// UnaryOp is ! or -.
type UnaryOp uint8

// The unary operators.
const (
	Not UnaryOp = iota // !
	Neg                // - on int and real
)

// Unary is op X.
type Unary struct {
	ExprBase
	Op UnaryOp
	X  Expr
}

// BinaryOp is an infix operator of Boogie.
type BinaryOp uint8

// The infix operators, weakest binding first.
const (
	Iff     BinaryOp = iota // <==>
	Implies                 // ==>
	Explies                 // <==
	And                     // &&
	Or                      // ||
	Eq                      // ==
	Neq                     // !=
	Lt                      // <
	Le                      // <=
	Gt                      // >
	Ge                      // >=
	Subtype                 // <: (parsed, not decided)
	Add                     // +
	Sub                     // -
	Mul                     // *
	Div                     // div, Euclidean
	Mod                     // mod, Euclidean
	RealDiv                 // /
	Pow                     // **
)

// Binary is X op Y.
type Binary struct {
	ExprBase
	Op   BinaryOp
	X, Y Expr
}

// IfThenElse is if C then T else E.
type IfThenElse struct {
	ExprBase
	C, T, E Expr
}

// FuncApp is Name(Args...). Func is bound by Resolve.
type FuncApp struct {
	ExprBase
	Name string
	Args []Expr
	Func *FuncDecl
}

// Select is M[Args...].
type Select struct {
	ExprBase
	M    Expr
	Args []Expr
}

// Store is M[Args... := Value].
type Store struct {
	ExprBase
	M     Expr
	Args  []Expr
	Value Expr
}

// Extract is X[Hi:Lo]: the bits Lo up to, not including, Hi (Boogie's bounds).
type Extract struct {
	ExprBase
	X      Expr
	Hi, Lo int
}

// Concat is X ++ Y; X gives the high bits.
type Concat struct {
	ExprBase
	X, Y Expr
}

// Quantifier is (forall|exists <TypeParams> Vars :: Triggers Body).
type Quantifier struct {
	ExprBase
	Forall     bool
	TypeParams []*TypeVar
	Vars       []*Var
	Attrs      Attrs
	Triggers   []Trigger
	Body       Expr
}

// Trigger is { E, E } or, when Neg is set, {:nopats E}.
type Trigger struct {
	Neg   bool
	Exprs []Expr
}

// Lambda is (lambda <TypeParams> Vars :: Body), a map.
type Lambda struct {
	ExprBase
	TypeParams []*TypeVar
	Vars       []*Var
	Attrs      Attrs
	Body       Expr
}

// Let is (var Vars := Values; Body).
type Let struct {
	ExprBase
	Vars   []*Var
	Values []Expr
	Attrs  Attrs
	Body   Expr
}

// Old is old(X).
type Old struct {
	ExprBase
	X Expr
}

// Coerce is int(X) or real(X); the target is To. With Ascribed set it is
// X: To, which says the type of X and changes nothing.
type Coerce struct {
	ExprBase
	To       Type
	X        Expr
	Ascribed bool
}

// CodeExpr is |{ Locals Blocks }|: Boogie's code expression, true if no
// execution of its blocks returns false. Children and what is built on it look
// into its formula only; what they change is a code expression without blocks.
type CodeExpr struct {
	ExprBase
	Locals []*Var
	Blocks []*CodeBlock
	// Claim is an expression that holds if no execution returns false. Formula is
	// the same if there is one execution only, so that it can be asserted and
	// assumed. Resolve sets them; nil where there is none.
	Claim, Formula Expr
}

// CodeBlock is a block of a code expression: Label: Stmts goto Goto; or, when
// Return is not nil, Label: Stmts return Return;.
type CodeBlock struct {
	Pos    Pos
	Label  string
	Stmts  []Stmt
	Goto   []string
	Return Expr
}

// VarKind says what a Var stands for.
type VarKind uint8

// The kinds of variables.
const (
	Global VarKind = iota
	Const
	Local
	InParam
	OutParam
	Bound // by a quantifier, lambda or let
)

// Var is a declared variable, constant, parameter or bound variable; its
// pointer is its identity.
type Var struct {
	Pos    Pos
	Name   string
	Type   Type
	Kind   VarKind
	Unique bool // const unique
	Where  Expr // where clause or nil
	Attrs  Attrs
}

var binaryText = [...]string{
	Iff: "<==>", Implies: "==>", Explies: "<==", And: "&&", Or: "||", Eq: "==", Neq: "!=",
	Lt: "<", Le: "<=", Gt: ">", Ge: ">=", Subtype: "<:", Add: "+", Sub: "-", Mul: "*",
	Div: "div", Mod: "mod", RealDiv: "/", Pow: "**",
}

// String is the operator as Boogie writes it.
func (op BinaryOp) String() string { return binaryText[op] }

// String is the operator as Boogie writes it.
func (op UnaryOp) String() string {
	if op == Not {
		return "!"
	}
	return "-"
}

// The binding strengths of Boogie's operators, weakest first. && and || have
// the same strength and do not mix, comparisons do not chain.
const (
	PrecIff = iota + 1
	PrecImplies
	PrecLogic
	PrecRelation
	PrecConcat
	PrecAdd
	PrecMul
	PrecPow
	PrecUnary
	PrecPostfix
)

var binaryPrec = [...]uint8{
	Iff: PrecIff, Implies: PrecImplies, Explies: PrecImplies, And: PrecLogic, Or: PrecLogic,
	Eq: PrecRelation, Neq: PrecRelation, Lt: PrecRelation, Le: PrecRelation, Gt: PrecRelation, Ge: PrecRelation,
	Subtype: PrecRelation, Add: PrecAdd, Sub: PrecAdd, Mul: PrecMul, Div: PrecMul, Mod: PrecMul, RealDiv: PrecMul,
	Pow: PrecPow,
}

// Precedence is how strongly the operator binds its operands: one of PrecIff to PrecPow.
func (op BinaryOp) Precedence() uint8 { return binaryPrec[op] }
