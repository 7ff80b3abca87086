package memory

import (
	"fmt"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/debuginfo"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// nameRegion gives a region a name that says what is in it.
func (m *Memory) nameRegion(r *Region, i *classInfo) {
	name := m.memberPath(i)
	o := i.objects[0]
	switch {
	case r.Local != nil && o.CName != "":
		name = o.CName + m.partName(i)
	case len(i.objects) > 1 && name == "":
		name = o.Name + m.partName(i) + ".etc"
	case name == "" || len(i.objects) == 1 && o.Kind != pointsto.HeapObject:
		name = o.Name + m.partName(i)
	}
	if m.regionNames[r.Local] == nil {
		m.regionNames[r.Local] = &ivl.Names{}
	}
	r.Name = m.regionNames[r.Local].Unique(name)
}

// partName is the path from the first object to the first cell: ".next", ".3", or "" if the
// object has only this one cell.
func (m *Memory) partName(i *classInfo) string {
	o, c := i.objects[0], i.cells[0]
	if o.Value != nil && !i.bytes {
		if v := m.Linked.Debug.Variable(o.Value); v != nil {
			path, _ := debuginfo.Member(v.C, c.Off, c.Width)
			return plainPath(path, c.Repeated)
		}
	}
	if !c.Alone && !i.bytes {
		return fmt.Sprintf(".%d", c.Off)
	}
	return ""
}

// plainPath turns a C path into part of a name: ".a[3]" is ".a.3", or ".a" if any
// index is meant.
func plainPath(path string, anyIndex bool) string {
	var b strings.Builder
	for len(path) > 0 {
		open := strings.IndexByte(path, '[')
		if open < 0 {
			b.WriteString(path)
			break
		}
		b.WriteString(path[:open])
		end := strings.IndexByte(path, ']')
		if end < open {
			break
		}
		if !anyIndex {
			b.WriteString("." + path[open+1:end])
		}
		path = path[end+1:]
	}
	return pathName.Replace(b.String())
}

// pathName takes out of a path what no name has in it.
var pathName = strings.NewReplacer("{", "", "}", "", ",", "_")

// memberPath is the name of a member of a struct type ("node.next") if all accesses
// through struct types agree on it.
func (m *Memory) memberPath(i *classInfo) string {
	found := ""
	for _, d := range i.uses {
		name := m.memberAccessed(d)
		if name == "" {
			continue
		}
		if found != "" && found != name {
			return ""
		}
		found = name
	}
	return found
}

// memberAccessed is the struct member that a load or store names by its getelementptr.
func (m *Memory) memberAccessed(d pointsto.Use) string {
	var gep *ir.GEP
	switch inst := d.Inst.(type) {
	case *ir.Load:
		gep, _ = inst.Ptr.(*ir.GEP)
	case *ir.Store:
		gep, _ = inst.Ptr.(*ir.GEP)
	}
	if gep == nil || len(gep.Indices) < 2 {
		return ""
	}
	st, ok := gep.Elem.(*ir.StructType)
	if !ok || st.Name == "" {
		return ""
	}
	off, t := d.Off, ir.Type(st)
	for _, v := range gep.Indices[1:] {
		switch u := t.(type) {
		case *ir.StructType:
			n, ok := v.(*ir.Int)
			if !ok || n.X.Int64() < 0 || n.X.Int64() >= int64(len(u.Fields)) {
				return ""
			}
			off += m.Linked.Layout.Offset(u, int(n.X.Int64()))
			t = u.Fields[n.X.Int64()]
		case *ir.ArrayType:
			t = u.Elem
		default:
			return ""
		}
	}
	path := m.Linked.Debug.MemberOf(st.Name, off, d.Width)
	if path == "" {
		return ""
	}
	_, short, _ := strings.Cut(st.Name, ".")
	return short + plainPath(path, true)
}
