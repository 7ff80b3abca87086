package llvm2ivl

import (
	"fmt"
	"strings"

	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/metadata"
	"github.com/llir/llvm/ir/value"
)

// cType writes a type of the debug information as C does: "unsigned int",
// "struct node *", "int[3]", "void *(*)(void *)".
func cType(t metadata.Field) string { return declarator(t, "", 0) }

// maxTypeDepth ends types that contain themselves without a name in between.
const maxTypeDepth = 50

// declarator writes type t around inner, which is what C puts where a name would stand.
func declarator(t metadata.Field, inner string, depth int) string {
	if depth > maxTypeDepth {
		return "..."
	}
	switch t := t.(type) {
	case *metadata.DIBasicType:
		return around(t.Name, inner)
	case *metadata.DIDerivedType:
		switch t.Tag {
		case enum.DwarfTagPointerType:
			return pointer(t.BaseType, "*"+inner, depth)
		case enum.DwarfTagConstType:
			return qualified(t.BaseType, "const", inner, depth)
		case enum.DwarfTagVolatileType:
			return qualified(t.BaseType, "volatile", inner, depth)
		case enum.DwarfTagRestrictType:
			return qualified(t.BaseType, "restrict", inner, depth)
		case enum.DwarfTagAtomicType:
			return qualified(t.BaseType, "_Atomic", inner, depth)
		case enum.DwarfTagTypedef:
			return around(t.Name, inner)
		}
		return declarator(t.BaseType, inner, depth+1)
	case *metadata.DICompositeType:
		if t.Tag == enum.DwarfTagArrayType {
			return declarator(t.BaseType, inner+dimensions(t), depth+1)
		}
		name := t.Name
		if name == "" {
			name = "{...}"
		}
		return around(tagWord(t.Tag)+" "+name, inner)
	case *metadata.DISubroutineType:
		return function(t, inner, depth)
	default: // null: void
		return around("void", inner)
	}
}

func around(name, inner string) string {
	if inner == "" || strings.HasPrefix(inner, "[") {
		return name + inner
	}
	return name + " " + inner
}

func pointer(base metadata.Field, inner string, depth int) string {
	switch b := base.(type) {
	case *metadata.DISubroutineType:
		inner = "(" + inner + ")"
	case *metadata.DICompositeType:
		if b.Tag == enum.DwarfTagArrayType {
			inner = "(" + inner + ")"
		}
	}
	return declarator(base, inner, depth+1)
}

func qualified(base metadata.Field, word, inner string, depth int) string {
	if p, ok := base.(*metadata.DIDerivedType); ok && p.Tag == enum.DwarfTagPointerType {
		if inner != "" {
			inner = " " + inner
		}
		return pointer(p.BaseType, "*"+word+inner, depth)
	}
	return word + " " + declarator(base, inner, depth+1)
}

func function(t *metadata.DISubroutineType, inner string, depth int) string {
	var ret metadata.Field
	var params []string
	if t.Types != nil {
		for i, p := range t.Types.Fields {
			switch {
			case i == 0:
				ret = p
			case p == metadata.Null:
				params = append(params, "...")
			default:
				params = append(params, declarator(p, "", depth+1))
			}
		}
	}
	if len(params) == 0 {
		params = []string{"void"}
	}
	return declarator(ret, inner+"("+strings.Join(params, ", ")+")", depth+1)
}

func tagWord(tag enum.DwarfTag) string {
	switch tag {
	case enum.DwarfTagUnionType:
		return "union"
	case enum.DwarfTagEnumerationType:
		return "enum"
	default:
		return "struct"
	}
}

// counts are the sizes of an array's dimensions; -1 where it is not a number.
func counts(t *metadata.DICompositeType) []int64 {
	var out []int64
	if t.Elements == nil {
		return nil
	}
	for _, e := range t.Elements.Fields {
		if r, ok := e.(*metadata.DISubrange); ok {
			n := int64(-1)
			if c, ok := r.Count.(metadata.IntLit); ok {
				n = int64(c)
			}
			out = append(out, n)
		}
	}
	return out
}

func dimensions(t *metadata.DICompositeType) string {
	var b strings.Builder
	for _, n := range counts(t) {
		if n < 0 {
			b.WriteString("[]")
		} else {
			fmt.Fprintf(&b, "[%d]", n)
		}
	}
	return b.String()
}

// strip sees through typedefs and qualifiers.
func strip(t metadata.Field) metadata.Field {
	for range maxTypeDepth {
		d, ok := t.(*metadata.DIDerivedType)
		if !ok || d.Tag == enum.DwarfTagPointerType || d.Tag == enum.DwarfTagMember {
			return t
		}
		t = d.BaseType
	}
	return nil
}

// sizeBits is the size of a type of the debug information.
func sizeBits(t metadata.Field) int64 {
	switch t := strip(t).(type) {
	case *metadata.DIBasicType:
		return int64(t.Size)
	case *metadata.DIDerivedType:
		return int64(t.Size)
	case *metadata.DICompositeType:
		return int64(t.Size)
	default:
		return 0
	}
}

// MemberName is the C expression for the size bytes at offset of the variable v, an
// alloca or global ("s.next", "a[3].x", "x"), and its C type; the name is "" if
// the debug information does not tell.
func (l *Linked) MemberName(v value.Value, offset, size int64) (name, ctype string) {
	c := l.Variable(v)
	if c == nil {
		return "", ""
	}
	path, t := member(c.typ, offset*8, size*8, 0)
	return c.Name + path, cType(t)
}

// member descends to the scalar at a bit offset of a type: the C path (".next", "[3]") and the
// scalar's type.
func member(t metadata.Field, off, size int64, depth int) (string, metadata.Field) {
	c, ok := strip(t).(*metadata.DICompositeType)
	if !ok || depth > maxTypeDepth || c.Tag == enum.DwarfTagEnumerationType {
		return "", t
	}
	if c.Tag == enum.DwarfTagArrayType {
		elem, dims := sizeBits(c.BaseType), counts(c)
		if elem <= 0 || len(dims) == 0 {
			return "", t
		}
		path, k := "", off/elem
		for i := len(dims) - 1; i >= 0; i-- {
			n := k
			if i > 0 && dims[i] > 0 {
				n, k = k%dims[i], k/dims[i]
			}
			path = fmt.Sprintf("[%d]", n) + path
		}
		rest, u := member(c.BaseType, off%elem, size, depth+1)
		return path + rest, u
	}
	if c.Elements == nil {
		return "", t
	}
	var best *metadata.DIDerivedType
	var fields []string
	for _, e := range c.Elements.Fields {
		m, ok := e.(*metadata.DIDerivedType)
		if !ok || m.Tag != enum.DwarfTagMember {
			continue
		}
		lo, hi := int64(m.Offset), int64(m.Offset+max(m.Size, 1))
		inside := lo <= off && off < hi
		if m.Flags&enum.DIFlagBitField != 0 && lo < off+size && off < hi {
			fields = append(fields, m.Name)
			inside = true
		}
		if inside && (best == nil || best.Size != uint64(size) && m.Size == uint64(size)) {
			best = m
		}
	}
	if best == nil {
		return "", t
	}
	if len(fields) > 1 {
		return ".{" + strings.Join(fields, ",") + "}", t
	}
	rest, u := member(best.BaseType, off-min(int64(best.Offset), off), size, depth+1)
	if best.Name == "" { // an anonymous struct or union: its members are the outer one's
		return rest, u
	}
	return "." + best.Name + rest, u
}

// memberOf is the C path in a struct type known by its LLVM name ("struct.node"), or "".
func (d *debugIndex) memberOf(llvmName string, offset, size int64) string {
	c := d.structs[strings.Replace(llvmName, ".", " ", 1)]
	if c == nil {
		return ""
	}
	path, _ := member(c, offset*8, size*8, 0)
	return path
}
