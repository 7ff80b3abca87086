package ir

import (
	"fmt"
	"strings"
)

// Type is the type of a value: *IntType, *PointerType, *FloatType, *StructType, *ArrayType,
// *VectorType, *VoidType or *OpaqueType. Its text is LLVM's.
type Type interface {
	fmt.Stringer
	isType()
}

// IntType is iN.
type IntType struct{ Bits int }

// PointerType is ptr: the access has the type of what the pointer points to.
type PointerType struct{ Space int }

// FloatType is a floating-point format.
type FloatType struct{ Kind FloatKind }

// FloatKind names a floating-point format as LLVM does.
type FloatKind string

// The floating-point formats.
const (
	Half     FloatKind = "half"
	BFloat   FloatKind = "bfloat"
	Float    FloatKind = "float"
	Double   FloatKind = "double"
	X86FP80  FloatKind = "x86_fp80"
	FP128    FloatKind = "fp128"
	PPCFP128 FloatKind = "ppc_fp128"
)

// StructType is a structure. One that is declared only has no fields.
type StructType struct {
	Name   string // "struct.node", or "" for one that is written out
	Fields []Type
	Packed bool
}

// ArrayType is [Len x Elem].
type ArrayType struct {
	Len  uint64
	Elem Type
}

// VectorType is <Len x Elem>, or <vscale x Len x Elem>.
type VectorType struct {
	Len      uint64
	Elem     Type
	Scalable bool
}

// VoidType is the type of what has no value.
type VoidType struct{}

// OpaqueType is the type of operands that a running program has no values of: token, metadata, label.
type OpaqueType struct{ Name string }

func (*IntType) isType()     {}
func (*PointerType) isType() {}
func (*FloatType) isType()   {}
func (*StructType) isType()  {}
func (*ArrayType) isType()   {}
func (*VectorType) isType()  {}
func (*VoidType) isType()    {}
func (*OpaqueType) isType()  {}

// The types that are needed without a module.
var (
	Void = &VoidType{}
	I1   = &IntType{1}
	I8   = &IntType{8}
	I16  = &IntType{16}
	I32  = &IntType{32}
	I64  = &IntType{64}
	Ptr  = &PointerType{}
)

func (t *IntType) String() string    { return fmt.Sprint("i", t.Bits) }
func (t *FloatType) String() string  { return string(t.Kind) }
func (t *ArrayType) String() string  { return fmt.Sprintf("[%d x %s]", t.Len, t.Elem) }
func (t *VoidType) String() string   { return "void" }
func (t *OpaqueType) String() string { return t.Name }

func (t *PointerType) String() string {
	if t.Space != 0 {
		return fmt.Sprintf("ptr addrspace(%d)", t.Space)
	}
	return "ptr"
}

func (t *VectorType) String() string {
	if t.Scalable {
		return fmt.Sprintf("<vscale x %d x %s>", t.Len, t.Elem)
	}
	return fmt.Sprintf("<%d x %s>", t.Len, t.Elem)
}

func (t *StructType) String() string {
	if t.Name != "" {
		return "%" + t.Name
	}
	var fields []string
	for _, f := range t.Fields {
		fields = append(fields, f.String())
	}
	text := "{ " + strings.Join(fields, ", ") + " }"
	if t.Packed {
		return "<" + text + ">"
	}
	return text
}

// Equal reports whether values of the two types are made alike; the names of structures do not matter.
func Equal(a, b Type) bool {
	if a == b || a == nil || b == nil {
		return a == b
	}
	switch a := a.(type) {
	case *IntType:
		b, ok := b.(*IntType)
		return ok && *a == *b
	case *PointerType:
		b, ok := b.(*PointerType)
		return ok && *a == *b
	case *FloatType:
		b, ok := b.(*FloatType)
		return ok && *a == *b
	case *VoidType:
		_, ok := b.(*VoidType)
		return ok
	case *OpaqueType:
		b, ok := b.(*OpaqueType)
		return ok && *a == *b
	case *ArrayType:
		b, ok := b.(*ArrayType)
		return ok && a.Len == b.Len && Equal(a.Elem, b.Elem)
	case *VectorType:
		b, ok := b.(*VectorType)
		return ok && a.Len == b.Len && a.Scalable == b.Scalable && Equal(a.Elem, b.Elem)
	case *StructType:
		b, ok := b.(*StructType)
		if !ok || len(a.Fields) != len(b.Fields) || a.Packed != b.Packed {
			return false
		}
		for i := range a.Fields {
			if !Equal(a.Fields[i], b.Fields[i]) {
				return false
			}
		}
		return true
	}
	panic(fmt.Sprintf("ir: unexpected type %T", a))
}

// Elements gives the type of the elements of a vector, or t itself, and their number.
func Elements(t Type) (Type, int) {
	if v, ok := t.(*VectorType); ok {
		return v.Elem, int(v.Len)
	}
	return t, 1
}

// IsPointer reports whether t is a pointer.
func IsPointer(t Type) bool {
	_, ok := t.(*PointerType)
	return ok
}

// Part is the type of part i of an aggregate, nil if there is none.
func Part(t Type, i uint64) Type {
	switch t := t.(type) {
	case *StructType:
		if i < uint64(len(t.Fields)) {
			return t.Fields[i]
		}
	case *ArrayType:
		return t.Elem
	case *VectorType:
		return t.Elem
	}
	return nil
}
