package debuginfo

import (
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// A thread waits for an address, and reports name what is there. A struct begins where its first member does, so
// that the address alone does not distinguish orders from orders.lock. Objects of a library type, such as mutexes, are
// therefore parts with names of their own.
//
// The address alone does not say, either, which member of a heap object, or of memory that is held byte by byte, is
// accessed: numbers and pointers, and arrays of them, are parts, too.

// Part is a piece of a C type: its distance from the start in bytes, and the path to it. If it is
// a number, a pointer, or an array of them, it has a size.
type Part struct {
	Offset    int64
	Path      string
	Size, One int64 // in bytes, of all and of one element
	Type      string
}

// maxParts bounds how many parts of one type are named, since there are arrays.
const maxParts = 64

// maxEnumerators bounds how many enumerators of one type are named.
const maxEnumerators = 256

// Parts are the parts of a type; nil for a type that is the library's itself.
func Parts(t *ir.CType) []Part {
	if isLibraryType(t) {
		return nil
	}
	return partsOf(t, Part{}, true, 0, nil)
}

// Enumerators are those of a type that is an enumeration; nil for other types, and if there are too many to name.
func Enumerators(t *ir.CType) []ir.CValue {
	if t = Strip(t); t == nil || len(t.Values) > maxEnumerators {
		return nil
	}
	return t.Values
}

// partsOf adds the parts of t, which is a part of another type, to out.
func partsOf(t *ir.CType, at Part, numbers bool, depth int, out []Part) []Part {
	if len(out) >= maxParts || depth > maxTypeDepth {
		return out
	}
	if isLibraryType(t) {
		return append(out, at)
	}
	number := func(size, one int64, elem *ir.CType) []Part {
		if size > 0 && at.Path != "" && numbers {
			at.Size, at.One, at.Type = size, one, Text(elem)
			out = append(out, at)
		}
		return out
	}
	if !isAggregate(t) {
		return number(sizeBits(t)/8, sizeBits(t)/8, t)
	}
	c := Strip(t)
	if c.Kind == ir.CArray {
		size, n := sizeBits(c.Elem)/8, int64(1)
		for _, d := range c.Counts {
			n *= d
		}
		if !isAggregate(c.Elem) && !isLibraryType(c.Elem) {
			if len(c.Counts) != 1 {
				return out
			}
			return number(size*n, size, c.Elem)
		}
		for i := int64(0); i < n && size > 0 && len(out) < maxParts; i++ {
			before := len(out)
			if out = partsOf(c.Elem, Part{Offset: at.Offset + i*size, Path: at.Path + subscripts(c.Counts, i)}, numbers, depth+1, out); len(out) == before {
				break // the other elements have none, either
			}
		}
		return out
	}
	for _, m := range c.Members {
		if m.BitField {
			continue
		}
		path := at.Path
		if m.Name != "" {
			path += "." + m.Name
		}
		// The address does not say which member of a union is meant.
		out = partsOf(m.Type, Part{Offset: at.Offset + m.Offset/8, Path: path}, numbers && c.Kind != ir.CUnion, depth+1, out)
	}
	return out
}

// isLibraryType reports whether programs leave to the C library what is inside of a type: all its members have names
// that are reserved for it, or it is called pthread_ something.
func isLibraryType(t *ir.CType) bool {
	for range maxTypeDepth {
		if t == nil || t.Elem == nil || t.Kind < ir.CConst || t.Kind > ir.COther {
			break
		}
		if t.Kind == ir.CTypedef && strings.HasPrefix(t.Name, "pthread_") {
			return t.Name != "pthread_t"
		}
		t = t.Elem
	}
	if t == nil || t.Kind != ir.CStruct && t.Kind != ir.CUnion {
		return false
	}
	for _, m := range t.Members {
		if !strings.HasPrefix(m.Name, "__") {
			return false
		}
	}
	return len(t.Members) > 0
}
