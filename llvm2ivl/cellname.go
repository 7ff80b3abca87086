package llvm2ivl

import (
	"sort"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
)

// cellNames tells specialisation what things are called in C.
type cellNames struct {
	*translator
	regionOf map[*ivl.Var]*Region
	ghost    map[*ivl.Var]bool
	objects  []*Object // with constant addresses, in order
}

func newCellNames(t *translator) *cellNames {
	c := &cellNames{translator: t, regionOf: map[*ivl.Var]*Region{}, ghost: map[*ivl.Var]bool{}}
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
	return c.ghost[v] || r != nil && r.Kind != Bytes
}

// objectAt is the object that the address lies in, or nil.
func (c *cellNames) objectAt(address uint64) *Object {
	i := sort.Search(len(c.objects), func(i int) bool { return c.objects[i].Address > address })
	if i == 0 {
		return nil
	}
	o := c.objects[i-1]
	if address-o.Address >= uint64(max(o.Size, 1)) {
		return nil
	}
	return o
}

// memberOf is the C expression for the cell of so many bytes at an address, its type, and
// the name of the object with the path to the cell; ok is false if nothing is there.
func (c *cellNames) memberOf(address uint64, size int64) (name, expr, ctype string, ok bool) {
	o := c.objectAt(address)
	if o == nil {
		return "", "", "", false
	}
	off := int64(address - o.Address)
	if o.Value != nil {
		expr, ctype = c.linked.MemberName(o.Value, off, size)
	}
	if v := c.linked.Variable(o.Value); v != nil && expr != "" {
		return o.Name + plainPath(strings.TrimPrefix(expr, v.Name), false), expr, ctype, true
	}
	if off != 0 {
		return o.Name + "." + strconv.FormatInt(off, 10), "", "", true
	}
	return o.Name, "", "", true
}

// Cell names an element of memory as C does, and of ghost state after the object
// that it belongs to.
func (c *cellNames) Cell(v *ivl.Var, address uint64) (string, ivl.Attrs) {
	r := c.regionOf[v]
	if r == nil {
		name := c.Object(address)
		if name == "" {
			name = strconv.FormatUint(address, 10)
		}
		return identifier(v.Name + "." + name), nil
	}
	name, expr, ctype, ok := c.memberOf(address, int64(r.Width/8))
	if !ok {
		return identifier(v.Name + "." + strconv.FormatUint(address, 10)), nil
	}
	var as ivl.Attrs
	if expr != "" {
		as = append(as, textAttr("cname", expr))
		if ctype != "" {
			as = append(as, textAttr("ctype", ctype))
		}
	}
	return identifier(name), as
}

// Object names the variable or member that begins at an address. What C's library has
// inside of its types (a name that begins with two underscores) is left out.
func (c *cellNames) Object(address uint64) string {
	name, _, _, ok := c.memberOf(address, 0)
	if !ok {
		return ""
	}
	name, _, _ = strings.Cut(name, ".__")
	return identifier(name)
}

// Function names the function at an address.
func (c *cellNames) Function(address uint64) string {
	if o := c.objectAt(address); o != nil && o.Kind == FuncObject {
		return identifier(o.Name)
	}
	return ""
}
