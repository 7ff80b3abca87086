package emit

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// regionVar is the global variable (or, for memory that never changes, the
// constant) that holds region r.
func (t *translator) regionVar(r *memory.Region) *ivl.Var {
	if v := t.regions[r]; v != nil {
		return v
	}
	kind := ivl.Global
	if t.isConstant(r) {
		kind = ivl.Const
	}
	v := ivl.NewVar(t.names.fresh(r.Name), t.regionType(r), kind)
	v.Attrs = t.regionAttrs(r)
	t.regions[r] = v
	return v
}

// isConstant reports whether the content of r is known and never changes.
func (t *translator) isConstant(r *memory.Region) bool {
	if !r.ReadOnly || t.mutable[r] || r.ThreadLocal {
		return false
	}
	for _, o := range r.Objects {
		if o.Kind != pointsto.GlobalObject || o.Extern {
			return false
		}
	}
	return true
}

// regionType is the type of the variable that holds r.
func (t *translator) regionType(r *memory.Region) ivl.Type {
	ty := t.cellType(r)
	if r.Kind != memory.Scalar {
		ty = &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: ty}
	}
	if r.ThreadLocal && r.Kind == memory.Scalar {
		ty = &ivl.MapType{Args: []ivl.Type{t.PtrType()}, Result: ty}
	}
	return ty
}

// cellType is the type of one cell of r.
func (t *translator) cellType(r *memory.Region) ivl.Type {
	if r.Kind == memory.Bytes {
		return t.IntType(8)
	}
	return t.scalarType(r.Type)
}

// regionAttrs says in C what a variable is, when it is a C variable or a part of one, or which part of the
// heap object that a call with the same {:object} makes.
func (t *translator) regionAttrs(r *memory.Region) ivl.Attrs {
	if r.Kind == memory.Words {
		return t.memberAttrs(r)
	}
	if r.Kind != memory.Scalar || len(r.Objects) != 1 {
		return nil
	}
	o := r.Objects[0]
	var as ivl.Attrs
	if o.Kind == pointsto.HeapObject && o.Single && t.mem.Allocated(o) <= maxMemberBytes {
		as = ivl.Attrs{textAttr("object", o.Name), &ivl.Attr{Name: "offset", Args: []ivl.AttrArg{{Expr: ivl.NewInt64(t.cellOffset(o, r))}}}}
	}
	name, ctype := "", ""
	switch {
	case o.Kind == pointsto.GlobalObject || o.Kind == pointsto.AllocaObject:
		name, ctype = t.linked.Debug.MemberName(o.Value, t.cellOffset(o, r), int64(r.Width/8))
	case o.Size*8 == int64(r.Width):
		name, ctype = o.CName, o.CType
	}
	if name == "" {
		return as
	}
	as = append(as, textAttr("cname", name))
	if r.Partial {
		return append(as, &ivl.Attr{Name: "partial"})
	}
	if ctype != "" {
		as = append(as, textAttr("ctype", ctype))
	}
	return as
}

// memberAttrs says which member of structures a map holds, if it holds just one: the path
// from a structure, or an element of an array of structures, to the member, and its type.
func (t *translator) memberAttrs(r *memory.Region) ivl.Attrs {
	path, ctype := "", ""
	size := int64(r.Width / 8)
	for _, o := range r.Objects {
		v := t.linked.Debug.Variable(o.Value)
		if v == nil || o.Size > maxMemberBytes {
			return nil
		}
		for at := int64(0); at < o.Size; at++ {
			start, found := t.mem.CellAt(o, at)
			if found != r {
				continue
			}
			name, ty := t.linked.Debug.MemberName(o.Value, start, size)
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
	return ivl.Attrs{textAttr("member", path), textAttr("ctype", ctype)}
}

// cellOffset is the place in o of the one cell that is region r.
func (t *translator) cellOffset(o *pointsto.Object, r *memory.Region) int64 {
	size := o.Size
	if o.Kind == pointsto.HeapObject {
		size = t.mem.Allocated(o)
	}
	for at := int64(0); at < size; at++ {
		if start, found := t.mem.CellAt(o, at); found == r {
			return start
		}
	}
	return 0
}

// objectAddress is the constant that names the address of an object.
func (t *translator) objectAddress(o *pointsto.Object) ivl.Expr {
	v := t.objects[o]
	if v == nil {
		suffix := "$addr"
		if o.ThreadLocal {
			suffix = "$offset"
		}
		v = ivl.NewVar(t.names.fresh(o.Name+suffix), t.PtrType(), ivl.Const)
		t.objects[o] = v
	}
	return ivl.NewIdent(v)
}
