package ir

// Loc is a place in the C program; the zero Loc is no place.
type Loc struct {
	File *File
	Line int32
	Col  int32
	In   *Scope
}

// Scope is a block of the C program, in one copy of a function that was inlined.
type Scope struct{ Outer *Scope } // nil of a function's outermost block

// File is a file of the C program: as the compiler was given or found it, and the folder that a relative
// name counts from.
type File struct{ Name, Dir string }

// Subprogram is a function of the C program.
type Subprogram struct {
	Name string
	Type *CType
	File *File
	Line int32
}

// CVariable is a variable of the C program.
type CVariable struct {
	Name string
	Type *CType
	File *File
	Line int32
	Arg  int // 1, 2, ... for a parameter, else 0
}

// CKind is what a type of C is.
type CKind uint8

// The kinds of types.
const (
	CBasic CKind = iota
	CPointer
	CConst
	CVolatile
	CRestrict
	CAtomic
	CTypedef
	COther // something around Elem that C has no word for
	CArray
	CStruct
	CUnion
	CEnum
	CFunc
)

// CType is a type of the C program; nil is void.
type CType struct {
	Kind CKind
	Name string // of a basic type, typedef, structure, union or enumeration
	Bits int64
	// Elem is what is pointed to, qualified or given a name, the type of an array's elements, a function's
	// result.
	Elem    *CType
	Counts  []int64   // dimensions of an array, -1 where it is not a number
	Members []CMember // of a structure or union
	Defined bool      // a structure, union or enumeration whose inside is known
	Values  []CValue  // of an enumeration
	Params  []*CType  // of a function; nil for ...
}

// CValue is an enumerator.
type CValue struct {
	Name  string
	Value int64
}

// CMember is a member of a structure or union, which has the name "" if it is an anonymous one. Places and sizes
// are in bits.
type CMember struct {
	Name         string
	Type         *CType
	Offset, Bits int64
	BitField     bool
}
