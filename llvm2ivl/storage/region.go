package storage

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// maxMemberBytes bounds the objects that memberAttrs looks at.
const maxMemberBytes = 1 << 16

// RegionVar is the global variable (or, for memory that never changes, the
// constant) that holds region r.
func (t *Store) RegionVar(r *memory.Region) *ivl.Var {
	if v := t.regions[r]; v != nil {
		return v
	}
	kind := ivl.Global
	if t.isConstant(r) {
		kind = ivl.Const
	}
	v := ivl.NewVar(t.names[r], t.RegionType(r), kind)
	v.Attrs = t.RegionAttrs(r)
	t.regions[r] = v
	return v
}

// isConstant reports whether the content of r is known and never changes.
func (t *Store) isConstant(r *memory.Region) bool {
	if !r.ReadOnly || t.Mutable[r] || r.ThreadLocal {
		return false
	}
	for _, o := range r.Objects {
		if o.Kind != pointsto.GlobalObject || o.Extern {
			return false
		}
	}
	return true
}

// RegionType is the type of the variable that holds r.
func (t *Store) RegionType(r *memory.Region) ivl.Type {
	ty := t.CellType(r)
	if r.Kind != memory.Scalar {
		ty = &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: ty}
	}
	if r.ThreadLocal && r.Kind == memory.Scalar {
		ty = &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: ty}
	}
	return ty
}

// CellType is the type of one cell of r.
func (t *Store) CellType(r *memory.Region) ivl.Type {
	if r.Kind == memory.Bytes {
		return t.IntType(8)
	}
	return t.ScalarType(r.Type)
}

// RegionAttrs says in C what a variable is, when it is a C variable or a part of one, or which part of the
// heap object that a call with the same {:object} makes.
func (t *Store) RegionAttrs(r *memory.Region) ivl.Attrs {
	if r.Kind == memory.Words {
		return t.memberAttrs(r)
	}
	if r.Kind != memory.Scalar || len(r.Objects) != 1 {
		return nil
	}
	o := r.Objects[0]
	var as ivl.Attrs
	if o.Kind == pointsto.HeapObject && o.Single && t.Mem.Allocated(o) <= maxMemberBytes {
		as = ivl.Attrs{TextAttr("object", o.Name), ivl.NewAttr("offset", t.cellOffset(o, r))}
	}
	name, ctype := "", ""
	switch {
	case o.Kind == pointsto.GlobalObject || o.Kind == pointsto.AllocaObject:
		name, ctype = t.Linked.Debug.MemberName(o.Value, t.cellOffset(o, r), int64(r.Width/8))
	case o.Size*8 == int64(r.Width):
		name, ctype = o.CName, o.CType
	}
	if name == "" {
		return as
	}
	as = append(as, TextAttr("cname", name))
	if r.Partial {
		return append(as, &ivl.Attr{Name: "partial"})
	}
	if ctype != "" {
		as = append(as, TextAttr("ctype", ctype))
	}
	return as
}

// memberAttrs says which member of structures a map holds, if it holds just one: the path
// from a structure, or an element of an array of structures, to the member, and its type.
func (t *Store) memberAttrs(r *memory.Region) ivl.Attrs {
	path, ctype := "", ""
	size := int64(r.Width / 8)
	for _, o := range r.Objects {
		v := t.Linked.Debug.Variable(o.Value)
		if v == nil || o.Size > maxMemberBytes {
			return nil
		}
		for at := int64(0); at < o.Size; at++ {
			start, found := t.Mem.CellAt(o, at)
			if found != r {
				continue
			}
			name, ty := t.Linked.Debug.MemberName(o.Value, start, size)
			member := strings.TrimPrefix(name, v.Name)
			for strings.HasPrefix(member, "[") {
				_, member, _ = strings.Cut(member, "]")
			}
			if !strings.HasPrefix(member, ".") || path != "" && (member != path || ty != ctype) {
				return nil
			}
			path, ctype = member, ty
			at = start + size - 1
		}
	}
	if path == "" {
		return nil
	}
	return ivl.Attrs{TextAttr("member", path), TextAttr("ctype", ctype)}
}

// cellOffset is the place in o of the one cell that is region r.
func (t *Store) cellOffset(o *pointsto.Object, r *memory.Region) int64 {
	size := o.Size
	if o.Kind == pointsto.HeapObject {
		size = t.Mem.Allocated(o)
	}
	for at := int64(0); at < size; at++ {
		if start, found := t.Mem.CellAt(o, at); found == r {
			return start
		}
	}
	return 0
}

// ObjectAddress is the constant that names the address of an object.
func (t *Store) ObjectAddress(o *pointsto.Object) ivl.Expr {
	v := t.objects[o]
	if v == nil {
		suffix := "$addr"
		if o.ThreadLocal {
			suffix = "$offset"
		}
		v = ivl.NewVar(t.Names.Fresh(o.Name+suffix), t.PtrType(), ivl.Const)
		t.objects[o] = v
	}
	return ivl.NewIdent(v)
}
