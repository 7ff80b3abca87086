package ivl

// Type is the syntax of a type. Types are compared with EqualTypes, which sees
// through synonyms.
type Type interface {
	isType()
	String() string
}

// BasicKind tells the built-in scalar types apart.
type BasicKind uint8

// The built-in scalar types.
const (
	Bool BasicKind = iota
	Int
	Real
	RMode // rounding mode of floating-point operations
)

// BasicType is bool, int, real or rmode. Use the shared BoolType, IntType,
// RealType, RModeType.
type BasicType struct{ Kind BasicKind }

// The one instance of each basic type.
var (
	BoolType  = &BasicType{Bool}
	IntType   = &BasicType{Int}
	RealType  = &BasicType{Real}
	RModeType = &BasicType{RMode}
)

// BVType is bvWidth, a bit-vector of Width bits (0 is legal in Boogie).
type BVType struct{ Width int }

// FloatType is floatSigeExp, an IEEE 754 binary format: Sig significand bits
// with the hidden one, Exp exponent bits. C's float is float24e8, double is
// float53e11.
type FloatType struct{ Sig, Exp int }

// MapType is <Params>[Args]Result.
type MapType struct {
	Params []*TypeVar
	Args   []Type
	Result Type
}

// IsMap reports whether t is a map type.
func IsMap(t Type) bool {
	_, ok := Expand(t).(*MapType)
	return ok
}

// NamedType is the use of a type constructor or synonym with its arguments.
// Decl is bound by Resolve.
type NamedType struct {
	Pos  Pos
	Name string
	Args []Type
	Decl *TypeDecl
}

// TypeVar is a type parameter; its pointer is its identity.
type TypeVar struct {
	Pos  Pos
	Name string
}

func (*BasicType) isType() {}
func (*BVType) isType()    {}
func (*FloatType) isType() {}
func (*MapType) isType()   {}
func (*NamedType) isType() {}
func (*TypeVar) isType()   {}

// metaVar is a type that the checker has still to find.
type metaVar struct{ bound Type }

func (*metaVar) isType()          {}
func (t *metaVar) String() string { return FormatType(t) }
