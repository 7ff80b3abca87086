package ir

import (
	"math/big"
	"slices"
	"strings"
)

// Value is what an operand can be: a Constant, a *Param, an Instruction, an *Exit, *InlineAsm or
// *Metadata. It is identified by its pointer.
type Value interface {
	Type() Type
}

// Named is a value that has a name, which is "" if the text gave it none: a symbol, a parameter,
// what an instruction computes.
type Named interface {
	Value
	Name() string
}

// Constant is a value that is known before the program runs, up to the addresses of symbols: *Int,
// *FloatConst, *Null, *Undef, *Zero, *Aggregate, *Bytes, *Expr, *BlockAddress, or a symbol: *Func,
// *Global, *Alias.
type Constant interface {
	Value
	isConstant()
}

// Int is an integer, as a number of any sign.
type Int struct {
	Typ *IntType
	X   *big.Int
}

// FloatConst is a floating-point number in its IEEE (or x87) encoding; Bits is nil for the formats of 128
// bits.
type FloatConst struct {
	Typ  *FloatType
	Bits *big.Int
}

// Null is the null pointer.
type Null struct{ Typ *PointerType }

// Undef is any value: undef or poison.
type Undef struct{ Typ Type }

// Zero is zeroinitializer.
type Zero struct{ Typ Type }

// Aggregate is a structure, an array or a vector.
type Aggregate struct {
	Typ   Type
	Elems []Constant
}

// Bytes is an array of i8.
type Bytes struct {
	Typ *ArrayType
	X   []byte
}

// Expr is an operator on constants. The arguments of getelementptr are its base and its indices.
type Expr struct {
	Op   Op
	Typ  Type
	Elem Type // that getelementptr counts in
	Pred Pred // of icmp and fcmp
	Args []Constant
}

// BlockAddress is the address of a label.
type BlockAddress struct{ Block *Block }

// Param is a parameter of a function.
type Param struct {
	ID  string
	Typ Type
	// ByVal is the type of the object that is copied for the callee, which is given its
	// address; nil for a parameter that is passed as it is.
	ByVal Type
}

// InlineAsm is the callee of a call that is inline assembly. Elements has an element for each argument: the type of what
// lies there if it is the address of an operand in memory, or nil.
type InlineAsm struct {
	Text, Constraints string
	Elements          []Type
}

// Metadata is an argument that only tells about the program.
type Metadata struct{}

func (c *Int) Type() Type          { return c.Typ }
func (c *FloatConst) Type() Type   { return c.Typ }
func (c *Null) Type() Type         { return c.Typ }
func (c *Undef) Type() Type        { return c.Typ }
func (c *Zero) Type() Type         { return c.Typ }
func (c *Aggregate) Type() Type    { return c.Typ }
func (c *Bytes) Type() Type        { return c.Typ }
func (c *Expr) Type() Type         { return c.Typ }
func (c *BlockAddress) Type() Type { return Ptr }
func (p *Param) Type() Type        { return p.Typ }
func (*InlineAsm) Type() Type      { return Ptr }
func (*Metadata) Type() Type       { return &OpaqueType{"metadata"} }

// Name is the name in the text.
func (p *Param) Name() string { return p.ID }

func (*Int) isConstant()          {}
func (*FloatConst) isConstant()   {}
func (*Null) isConstant()         {}
func (*Undef) isConstant()        {}
func (*Zero) isConstant()         {}
func (*Aggregate) isConstant()    {}
func (*Bytes) isConstant()        {}
func (*Expr) isConstant()         {}
func (*BlockAddress) isConstant() {}

// NewInt is the constant n of type t.
func NewInt(t *IntType, n int64) *Int { return &Int{t, big.NewInt(n)} }

// Parts are the constants that c is made of.
func Parts(c Constant) []Constant {
	switch c := c.(type) {
	case *Aggregate:
		return c.Elems
	case *Expr:
		return c.Args
	case *BlockAddress:
		return []Constant{c.Block.Func}
	}
	return nil
}

// Each calls visit for c and all that it is made of.
func Each(c Constant, visit func(Constant)) {
	visit(c)
	for _, p := range Parts(c) {
		Each(p, visit)
	}
}

// Symbols calls found for every function, global and alias that c mentions.
func Symbols(c Constant, found func(Constant)) {
	Each(c, func(c Constant) {
		switch c.(type) {
		case *Func, *Global, *Alias:
			found(c)
		}
	})
}

// User is an instruction or a terminator.
type User interface {
	Place() Loc
	// Operands are the places of the operands, so that a linker can replace symbols by their definitions.
	Operands() []*Value
}

// Constants calls visit for every constant among the operands of u, and the cases of a Switch.
func Constants(u User, visit func(Constant)) {
	for _, op := range u.Operands() {
		if c, ok := (*op).(Constant); ok {
			visit(c)
		}
	}
	if s, ok := u.(*Switch); ok {
		for _, c := range s.Cases {
			visit(c.X)
		}
	}
}

// AddressesTaken notes the symbols that functions use otherwise than to call them.
func AddressesTaken(funcs []*Func, taken map[Constant]bool) {
	note := func(c Constant) { taken[c] = true }
	for _, f := range funcs {
		for u := range f.Users() {
			call, _ := u.(*Call)
			for _, op := range u.Operands() {
				if c, ok := (*op).(Constant); ok && (call == nil || op != &call.Callee || CalledFunc(c) == nil) {
					Symbols(c, note)
				}
			}
		}
	}
}

// CalledFunc is the function that a callee names directly, seen through casts of address spaces, or nil.
func CalledFunc(callee Value) *Func {
	if c, ok := callee.(*Expr); ok && c.Op == "addrspacecast" {
		callee = c.Args[0]
	}
	f, _ := callee.(*Func)
	return f
}

// Calls reports whether i is a call of a function with one of the names.
func (i *Call) Calls(names ...string) bool {
	f := CalledFunc(i.Callee)
	return f != nil && slices.Contains(names, f.Name())
}

// Lifetime is the alloca whose life an instruction begins or ends, as llvm.lifetime says; nil if it is another
// instruction.
func Lifetime(inst Instruction) (a *Alloca, begins bool) {
	call, ok := inst.(*Call)
	if !ok || len(call.Args) != 2 {
		return nil, false
	}
	f := CalledFunc(call.Callee)
	if f == nil || !strings.HasPrefix(f.Name(), "llvm.lifetime.") {
		return nil, false
	}
	a, _ = call.Args[1].(*Alloca)
	return a, strings.HasPrefix(f.Name(), "llvm.lifetime.start.")
}

// IsFloor reports whether ghost state of that name only excludes lesser values, as gsmack.h says.
func IsFloor(name string) bool { return strings.HasSuffix(name, ".floor") }

// Same reports whether x and y are the same integer of their type: -1 and 255 are, of eight bits.
func (x *Int) Same(y *Int) bool {
	d := new(big.Int).Sub(x.X, y.X)
	return Equal(x.Typ, y.Typ) && new(big.Int).Mod(d, new(big.Int).Lsh(big.NewInt(1), uint(x.Typ.Bits))).Sign() == 0
}
