package emit

import (
	"sort"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// cellNames tells specialisation what things are called in C.
type cellNames struct {
	*translator
	regionOf map[*ivl.Var]*memory.Region
	ghost    map[*ivl.Var]bool
	objects  []*pointsto.Object // with constant addresses, in order
}

func newCellNames(t *translator) *cellNames {
	c := &cellNames{translator: t, regionOf: map[*ivl.Var]*memory.Region{}, ghost: map[*ivl.Var]bool{}}
	for r, v := range t.regions {
		c.regionOf[v] = r
	}
	for _, g := range t.ghosts {
		c.ghost[g.v] = true
	}
	for _, o := range t.mem.Objects {
		if o.Address != 0 && !o.ThreadLocal {
			c.objects = append(c.objects, o)
		}
	}
	sort.Slice(c.objects, func(i, j int) bool { return c.objects[i].Address < c.objects[j].Address })
	return c
}

// Splittable accepts ghost state, and memory that is accessed in units of one width.
func (c *cellNames) Splittable(v *ivl.Var) bool {
	r := c.regionOf[v]
	return c.ghost[v] || r != nil && r.Kind != memory.Bytes
}

// objectAt is the object that the address lies in, and the distance from its start.
func (c *cellNames) objectAt(address uint64) (*pointsto.Object, int64) {
	i := sort.Search(len(c.objects), func(i int) bool { return c.objects[i].Address > address })
	if i == 0 {
		return nil, 0
	}
	o := c.objects[i-1]
	if address-o.Address >= uint64(max(o.Size, 1)) {
		return nil, 0
	}
	return o, int64(address - o.Address)
}

// member is the name of an object with the path to the cell of so many bytes at an
// offset, and what says in C what that is.
func (c *cellNames) member(o *pointsto.Object, off, size int64) (name string, attrs ivl.Attrs) {
	if v := c.linked.Debug.Variable(o.Value); v != nil {
		if expr, ctype := c.linked.Debug.MemberName(o.Value, off, size); expr != "" {
			attrs = append(attrs, textAttr("cname", expr))
			if ctype != "" {
				attrs = append(attrs, textAttr("ctype", ctype))
			}
			return o.Name + memory.PlainPath(strings.TrimPrefix(expr, v.Name), false), attrs
		}
	}
	if off != 0 {
		return o.Name + "." + strconv.FormatInt(off, 10), nil
	}
	return o.Name, nil
}

// Cell names an element of memory as C does, and of ghost state after the object
// that it belongs to; {:object ADDRESS} then says which.
func (c *cellNames) Cell(v *ivl.Var, address uint64) (string, ivl.Attrs) {
	o, off := c.objectAt(address)
	if r := c.regionOf[v]; r != nil && r.ThreadLocal && address/uint64(c.mem.ThreadStride()) == 1 {
		name, attrs := c.ThreadCell(v, address-uint64(c.mem.ThreadStride()))
		return name + ".main", attrs
	} else if r != nil && o != nil {
		name, attrs := c.member(o, off, int64(r.Width/8))
		return identifier(name), attrs
	}
	name := c.Object(address)
	if name == "" {
		name = strconv.FormatUint(address, 10)
	}
	var attrs ivl.Attrs
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok && c.ghost[v] {
		if bv, ok := ivl.Expand(m.Args[0]).(*ivl.BVType); ok {
			attrs = ivl.Attrs{{Name: "object", Args: []ivl.AttrArg{{Expr: ivl.NewBV64(address, bv.Width)}}}}
		}
	}
	return identifier(v.Name + "." + name), attrs
}

// ThreadCell names a thread-local variable, or a part of it, or ghost state that is
// keyed by threads.
func (c *cellNames) ThreadCell(v *ivl.Var, offset uint64) (string, ivl.Attrs) {
	if r := c.regionOf[v]; r != nil {
		for _, o := range r.Objects {
			if at := c.mem.ThreadOffsets[o]; o.ThreadLocal && r.Kind != memory.Scalar && at <= offset && offset-at < uint64(max(o.Size, 1)) {
				name, attrs := c.member(o, int64(offset-at), int64(r.Width/8))
				return identifier(name), attrs
			}
		}
	}
	return v.Name, nil
}

// Object names the variable or member that begins at an address. What C's library has
// inside of its types (a name that begins with two underscores) is left out.
func (c *cellNames) Object(address uint64) string {
	o, off := c.objectAt(address)
	if o == nil {
		return ""
	}
	name, _ := c.member(o, off, 0)
	name, _, _ = strings.Cut(name, ".__")
	return identifier(name)
}

// Function names the function at an address.
func (c *cellNames) Function(address uint64) string {
	if o, _ := c.objectAt(address); o != nil && o.Kind == pointsto.FuncObject {
		return identifier(o.Name)
	}
	return ""
}
