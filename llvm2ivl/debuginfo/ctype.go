package debuginfo

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// Text writes a type as C does: "unsigned int", "struct node *", "int[3]", "void *(*)(void *)". A typedef of a pointer is
// written as the pointer, and that of a floating-point type as this, since who shows a value has only its bits.
func Text(t *ir.CType) string {
	if p := Strip(t); p != nil && p.Kind == ir.CPointer && t.Kind != ir.CPointer {
		return declarator(p, "", 0)
	}
	return declarator(t, "", 0)
}

// Declaration declares name with a type as C does: "int (*f)(void)".
func Declaration(t *ir.CType, name string) string { return declarator(t, name, 0) }

// IsConst reports whether a type is const, by itself or by its typedef.
func IsConst(t *ir.CType) bool {
	for range maxTypeDepth {
		if t == nil {
			break
		}
		switch t.Kind {
		case ir.CConst:
			return true
		case ir.CVolatile, ir.CRestrict, ir.CAtomic, ir.CTypedef, ir.COther:
			t = t.Elem
		default:
			return false
		}
	}
	return false
}

// maxTypeDepth ends types that contain themselves without a name in between. A parameter counts as paramDepth types,
// since there may be many at each depth.
const (
	maxTypeDepth = 50
	paramDepth   = 12
)

// qualifiers are C's words for types around another one.
var qualifiers = map[ir.CKind]string{ir.CConst: "const", ir.CVolatile: "volatile", ir.CRestrict: "restrict", ir.CAtomic: "_Atomic"}

// declarator writes type t around inner, which is what C puts where a name would stand.
func declarator(t *ir.CType, inner string, depth int) string {
	if depth > maxTypeDepth {
		return "..."
	}
	if t == nil {
		return around("void", inner)
	}
	switch t.Kind {
	case ir.CBasic, ir.CTypedef:
		if f := Strip(t); f != nil && f.Kind == ir.CBasic && isFloating(f.Name) {
			t = f
		}
		return around(t.Name, inner)
	case ir.CPointer:
		return pointer(t.Elem, "*"+inner, depth)
	case ir.CConst, ir.CVolatile, ir.CRestrict, ir.CAtomic:
		return qualified(t.Elem, qualifiers[t.Kind], inner, depth)
	case ir.CArray:
		return declarator(t.Elem, inner+dimensions(t), depth+1)
	case ir.CStruct, ir.CUnion, ir.CEnum:
		name := t.Name
		if name == "" {
			name = "{...}"
		}
		return around(tagWord(t.Kind)+" "+name, inner)
	case ir.CFunc:
		return function(t, inner, depth)
	}
	return declarator(t.Elem, inner, depth+1)
}

func around(name, inner string) string {
	if inner == "" || strings.HasPrefix(inner, "[") {
		return name + inner
	}
	return name + " " + inner
}

func pointer(base *ir.CType, inner string, depth int) string {
	if base != nil && (base.Kind == ir.CFunc || base.Kind == ir.CArray) {
		inner = "(" + inner + ")"
	}
	return declarator(base, inner, depth+1)
}

func qualified(base *ir.CType, word, inner string, depth int) string {
	if base != nil && base.Kind == ir.CPointer {
		if inner != "" {
			inner = " " + inner
		}
		return pointer(base.Elem, "*"+word+inner, depth)
	}
	return word + " " + declarator(base, inner, depth+1)
}

func function(t *ir.CType, inner string, depth int) string {
	var params []string
	for _, p := range t.Params {
		if p == nil {
			params = append(params, "...")
		} else {
			params = append(params, declarator(p, "", depth+paramDepth))
		}
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	return declarator(t.Elem, inner+"("+strings.Join(params, ", ")+")", depth+1)
}

func tagWord(k ir.CKind) string {
	switch k {
	case ir.CUnion:
		return "union"
	case ir.CEnum:
		return "enum"
	}
	return "struct"
}

func dimensions(t *ir.CType) string {
	var b strings.Builder
	for _, n := range t.Counts {
		if n < 0 {
			b.WriteString("[]")
		} else {
			fmt.Fprintf(&b, "[%d]", n)
		}
	}
	return b.String()
}

// isFloating knows the names of C's floating-point types.
func isFloating(name string) bool {
	return strings.HasSuffix(name, "double") || strings.HasPrefix(strings.ToLower(strings.TrimLeft(name, "_")), "float") || name == "__fp16"
}

// Strip sees through typedefs and qualifiers; nil is void.
func Strip(t *ir.CType) *ir.CType {
	for range maxTypeDepth {
		if t == nil {
			return nil
		}
		switch t.Kind {
		case ir.CConst, ir.CVolatile, ir.CRestrict, ir.CAtomic, ir.CTypedef, ir.COther:
			t = t.Elem
		default:
			return t
		}
	}
	return nil
}

// sizeBits is the size of a type.
func sizeBits(t *ir.CType) int64 {
	if t = Strip(t); t == nil {
		return 0
	}
	return t.Bits
}

// isAggregate reports whether a type is an array, a structure or a union.
func isAggregate(t *ir.CType) bool {
	t = Strip(t)
	return t != nil && (t.Kind == ir.CArray || t.Kind == ir.CStruct || t.Kind == ir.CUnion)
}

// Member descends to the scalar of so many bytes at an offset of a type: the C path (".next", "[3]") and
// the scalar's type.
func Member(t *ir.CType, off, size int64) (string, *ir.CType) { return member(t, off*8, size*8, 0) }

// subscripts is the path to element k of an array: "[2][3]".
func subscripts(dims []int64, k int64) (path string) {
	for i := len(dims) - 1; i >= 0; i-- {
		n := k
		if i > 0 && dims[i] > 0 {
			n, k = k%dims[i], k/dims[i]
		}
		path = fmt.Sprintf("[%d]", n) + path
	}
	return path
}

// member names the part of t with that place and size in bits, as a path, and gives its type.
func member(t *ir.CType, off, size int64, depth int) (string, *ir.CType) {
	if !isAggregate(t) || depth > maxTypeDepth {
		return "", t
	}
	c := Strip(t)
	if c.Kind == ir.CArray {
		elem, dims := sizeBits(c.Elem), c.Counts
		if elem <= 0 || len(dims) == 0 {
			return "", t
		}
		rest, u := member(c.Elem, off%elem, size, depth+1)
		return subscripts(dims, off/elem) + rest, u
	}
	var best *ir.CMember
	var fields []string
	for i := range c.Members {
		m := &c.Members[i]
		lo, hi := m.Offset, m.Offset+max(m.Bits, 1)
		inside := lo <= off && off < hi
		if m.BitField && lo < off+size && off < hi {
			fields = append(fields, m.Name)
			inside = true
		}
		if inside && (best == nil || best.Bits != size && m.Bits == size) {
			best = m
		}
	}
	if best == nil {
		return "", t
	}
	if len(fields) > 1 {
		return ".{" + strings.Join(fields, ",") + "}", t
	}
	rest, u := member(best.Type, off-min(best.Offset, off), size, depth+1)
	if best.Name == "" { // an anonymous struct or union: its members are the outer one's
		return rest, u
	}
	return "." + best.Name + rest, u
}
