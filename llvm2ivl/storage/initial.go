package storage

import (
	"cmp"
	"maps"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/memory"
	"github.com/gsmack/gsmack/llvm2ivl/pointsto"
)

// maxZeroCells is how many cells of an object that has to be zero are set one by one; a larger object is set in a loop, and as
// long as that is not unrolled to its end, nothing that comes after it is checked.
const maxZeroCells = 4096

// Init is the procedure $init, which gives memory its initial
// content, or nil if there is nothing to set. It is made after all
// functions: only regions that some function accesses are set.
func (t *Store) Init() *ivl.ProcDecl {
	i := &initializer{Store: t, names: NewScope(t.Names)}
	for _, r := range t.usedRegions() {
		v := t.regions[r]
		if v.Kind == ivl.Const {
			continue // declared with its content
		}
		if t.given[r] != nil {
			i.set(ivl.NewIdent(v), ivl.NewIdent(t.given[r]))
		}
		i.region(r, v)
		for _, o := range undefinedIn(r) {
			switch {
			case r.Kind == memory.Scalar:
				i.unknown(v, o, i.Number(0, i.Ptr), i.Number(-1, i.Ptr))
			case !o.ThreadLocal:
				i.unknown(v, o, i.ObjectAddress(o), i.roomOf(o))
			}
		}
	}
	for _, name := range slices.Sorted(maps.Keys(t.Ghosts)) {
		v := t.Ghosts[name]
		i.set(ivl.NewIdent(v), t.ZeroOf(v.Type))
	}
	for _, r := range t.usedRegions() {
		for _, o := range r.Objects {
			if r.Tagged && (r.Kind == memory.Scalar || !o.ThreadLocal) {
				i.tags(r, o, i.ObjectAddress(o))
			}
		}
	}
	if len(i.out) == 0 {
		return nil
	}
	d := &ivl.ProcDecl{Name: "$init", Body: &ivl.Body{Locals: i.locals, Stmts: i.out}}
	d.Attrs = ivl.Attrs{{Name: "model"}}
	return d
}

// usedRegions are the shared regions that have a variable, in order.
func (t *Store) usedRegions() []*memory.Region {
	return slices.SortedFunc(maps.Keys(t.regions), func(r, s *memory.Region) int { return cmp.Compare(r.ID, s.ID) })
}

// initializer emits assignments of initial values.
type initializer struct {
	*Store
	names  *Scope
	locals []*ivl.Var
	out    []ivl.Stmt
}

func (i *initializer) set(place, e ivl.Expr) {
	i.out = append(i.out, &ivl.Assign{Lhs: []ivl.Expr{place}, Rhs: []ivl.Expr{e}})
}

func (i *initializer) local(name string, t ivl.Type) *ivl.Ident {
	v := ivl.NewVar(i.names.Fresh(name), t, ivl.Local)
	i.locals = append(i.locals, v)
	return ivl.NewIdent(v)
}

// region sets the initial content of a region. The stack, the heap and the
// environment hold arbitrary values, globals zero or what they are given.
func (i *initializer) region(r *memory.Region, v *ivl.Var) {
	zeroed, arbitrary := i.initialContent(r)
	if len(zeroed) == 0 && !i.BornZero(r) {
		return
	}
	switch {
	case r.Kind == memory.Scalar && r.ThreadLocal:
		i.set(ivl.NewIdent(v), i.constantMap(v.Type, i.scalarInit(r)))
		return
	case r.Kind == memory.Scalar:
		i.set(ivl.NewIdent(v), i.scalarInit(r))
		return
	case !arbitrary:
		i.set(ivl.NewIdent(v), i.ZeroOf(v.Type))
	}
	for _, o := range zeroed {
		if o.ThreadLocal {
			continue // each thread sets its own when it starts
		}
		i.object(r, v, o, i.ObjectAddress(o), arbitrary)
	}
}

// unknown says that size bytes at an address, which v holds, stand for what the definition of o would say.
func (i *initializer) unknown(v *ivl.Var, o *pointsto.Object, address, size ivl.Expr) {
	if i.AnyUndefined {
		return
	}
	s := &ivl.Assume{Cond: ivl.NewBool(true)}
	s.Pos = i.Linked.FirstUse(o.Value.(ir.Constant))
	s.Attrs = ivl.Attrs{ivl.NewAttr("approximate", AttrText("the value of "+o.CName+" (declared, and defined nowhere)"), address, size, ivl.NewIdent(v))}
	i.out = append(i.out, s)
}

// roomOf is the size of o, or how far its cells may reach if its size is not known.
func (i *initializer) roomOf(o *pointsto.Object) ivl.Expr {
	if o.Size < 0 {
		return i.Number(i.Mem.Slots().Size, i.Ptr)
	}
	return i.Number(o.Size, i.Ptr)
}

// Undefined lists the variables in memory that is used which are declared and defined nowhere.
func (t *Store) Undefined() (out []*pointsto.Object) {
	for _, r := range t.usedRegions() {
		for _, o := range undefinedIn(r) {
			if !slices.Contains(out, o) {
				out = append(out, o)
			}
		}
	}
	return out
}

func undefinedIn(r *memory.Region) (out []*pointsto.Object) {
	for _, o := range r.Objects {
		if o.Kind == pointsto.GlobalObject && o.Extern {
			out = append(out, o)
		}
	}
	return out
}

// initialContent lists the named objects of r that are zero where nothing else is
// said, and tells whether there are objects whose content is arbitrary.
func (t *Store) initialContent(r *memory.Region) (zeroed []*pointsto.Object, arbitrary bool) {
	for _, o := range r.Objects {
		switch {
		case o.Kind == pointsto.GlobalObject && !o.Extern:
			zeroed = append(zeroed, o)
		case o.Kind != pointsto.FuncObject && o.Kind != pointsto.BlockObject && !t.Mem.BornZero(o):
			arbitrary = true
		}
	}
	return zeroed, arbitrary
}

// BornZero reports whether r holds objects of the heap, all of which are zero when they are made (BornZero), and nothing whose
// content is arbitrary. It begins as zeros, and who makes them need not write any.
func (t *Store) BornZero(r *memory.Region) bool {
	if _, arbitrary := t.initialContent(r); arbitrary || r.Local != nil || r.ThreadLocal {
		return false
	}
	return slices.ContainsFunc(r.Objects, t.Mem.BornZero)
}

// object sets the cells of o that lie in region r; base is its address. Those
// that are zero are set only if zeros is.
func (i *initializer) object(r *memory.Region, v *ivl.Var, o *pointsto.Object, base ivl.Expr, zeros bool) {
	if zeros {
		i.zero(r, v, o, base)
	}
	for _, c := range i.Mem.Initializer(o) {
		if c.Region != r {
			continue
		}
		e := i.cellInit(c)
		if e == nil {
			continue
		}
		i.set(ivl.NewSelect(ivl.NewIdent(v), i.Offset(base, c.Offset)), e)
	}
}

// tags says which cells of o that lie in region r hold a pointer, or part of one, from the start; base is its address.
func (i *initializer) tags(r *memory.Region, o *pointsto.Object, base ivl.Expr) {
	tag := i.Ghosts[i.Beside(r, Pointers)]
	if tag == nil {
		return
	}
	pointer := ivl.Expr(ivl.NewBool(true))
	for _, c := range i.Mem.Initializer(o) {
		if _, ok := c.Value.(*constant.Addr); !ok || c.Region != r {
			continue
		}
		switch {
		case r.Kind != memory.Scalar:
			i.set(ivl.NewSelect(ivl.NewIdent(tag), i.Offset(base, c.Offset)), pointer)
		case r.ThreadLocal:
			i.set(ivl.NewIdent(tag), i.constantMap(tag.Type, pointer))
		default:
			i.set(ivl.NewIdent(tag), pointer)
		}
	}
}

// zero sets the cells of an object that are in region r to zero. They need not be aligned:
// a bit-field may lie anywhere.
func (i *initializer) zero(r *memory.Region, v *ivl.Var, o *pointsto.Object, base ivl.Expr) {
	step := int64(r.Width / 8)
	zero := i.ZeroOf(i.CellType(r))
	var cells []int64
	for at := int64(0); at < o.Size; {
		start, found := i.Mem.CellAt(o, at)
		if found != r {
			at++
			continue
		}
		cells = append(cells, start)
		at = start + step
	}
	if len(cells) <= maxZeroCells {
		for _, off := range cells {
			i.set(ivl.NewSelect(ivl.NewIdent(v), i.Offset(base, off)), zero)
		}
		return
	}
	first, last := map[int64]int64{}, map[int64]int64{} // by the distance from aligned places
	var shifts []int64
	for _, off := range cells {
		shift := off % step
		if _, ok := first[shift]; !ok {
			first[shift] = off
			shifts = append(shifts, shift)
		}
		last[shift] = off
	}
	for _, shift := range shifts {
		x := i.local("$i", i.PtrType())
		i.set(x, i.Address(uint64(first[shift])))
		loop := &ivl.While{Cond: i.Compare("ult", i.Ptr, x, i.Address(uint64(last[shift]+step)))}
		loop.Body = []ivl.Stmt{
			&ivl.Assign{Lhs: []ivl.Expr{ivl.NewSelect(ivl.NewIdent(v), i.Binary("add", i.Ptr, base, x))}, Rhs: []ivl.Expr{zero}},
			&ivl.Assign{Lhs: []ivl.Expr{x}, Rhs: []ivl.Expr{i.Offset(x, step)}},
		}
		i.out = append(i.out, loop)
	}
}

// scalarInit is the initial value of the one cell of a region.
func (t *Store) scalarInit(r *memory.Region) ivl.Expr {
	for _, o := range r.Objects {
		for _, c := range t.Mem.Initializer(o) {
			if c.Region == r {
				if e := t.cellInit(c); e != nil {
					return e
				}
			}
		}
	}
	return t.ZeroOf(t.CellType(r))
}

// cellInit is the value of an initialised cell, or nil if it is arbitrary.
func (t *Store) cellInit(c memory.InitCell) ivl.Expr {
	r := c.Region
	switch k := c.Value.(type) {
	case *constant.Int:
		if r.Kind == memory.Bytes {
			return t.Literal(k.Value, 8)
		}
		return t.FromStorage(t.Literal(k.Value, r.Width), r.Width, r.Type)
	case *constant.Float:
		return t.FloatConstant(k)
	case *constant.Addr:
		addr := t.AddressConstant(k)
		if o := t.Mem.ObjectOf(k.Base); o != nil && o.Exposed && r.Numbers {
			addr = t.Resize(t.Ptr, k.Width, t.Offset(t.NumberOf(t.ObjectAddress(o)), k.Offset))
		}
		if r.Kind != memory.Bytes && c.Shift == 0 && r.Width == t.Ptr {
			return t.FromStorage(addr, t.Ptr, r.Type)
		}
		w := t.cellBits(r)
		part := t.Binary("lshr", t.Ptr, addr, t.Number(int64(c.Shift), t.Ptr))
		if part == nil || w > t.Ptr {
			return nil
		}
		if r.Kind == memory.Bytes {
			return t.Truncate(t.Ptr, 8, part)
		}
		return t.FromStorage(t.Truncate(t.Ptr, w, part), w, r.Type)
	}
	return nil
}

// cellBits is the width of a cell in memory.
func (t *Store) cellBits(r *memory.Region) int {
	if r.Kind == memory.Bytes {
		return 8
	}
	return r.Width
}

// AddressConstant is the address of a global, function or label plus an offset.
func (t *Store) AddressConstant(k *constant.Addr) ivl.Expr {
	if o := t.Mem.ObjectOf(k.Base); o != nil {
		return t.Resize(t.Ptr, k.Width, t.Offset(t.ObjectAddress(o), k.Offset))
	}
	base, _ := t.Mem.AddressOf(k.Base)
	return t.Literal(new(big.Int).Add(new(big.Int).SetUint64(base), big.NewInt(k.Offset)), k.Width)
}

// constantRegion is the content of a region that never changes.
func (t *Store) constantRegion(r *memory.Region) ivl.Expr {
	if r.Kind == memory.Scalar {
		return t.scalarInit(r)
	}
	m := t.ZeroOf(t.RegionType(r))
	for _, o := range r.Objects {
		for _, c := range t.Mem.Initializer(o) {
			if c.Region != r {
				continue
			}
			if e := t.cellInit(c); e != nil {
				m = ivl.NewStore(m, []ivl.Expr{t.Offset(t.ObjectAddress(o), c.Offset)}, e)
			}
		}
	}
	return m
}

// ThreadInit is the body of $tls_init, which gives a thread's copies of thread-local variables their initial content.
func (t *Store) ThreadInit() *ivl.Body {
	i := &initializer{Store: t, names: NewScope(t.Names)}
	self := i.local("$tid", t.PtrType())
	for _, r := range t.usedRegions() {
		if !r.ThreadLocal || r.Kind == memory.Scalar {
			continue
		}
		_, arbitrary := t.initialContent(r)
		for _, o := range r.Objects {
			switch {
			case !o.ThreadLocal:
			case o.Extern:
				i.unknown(t.regions[r], o, i.ThreadAddress(o, self), i.roomOf(o))
			default:
				i.object(r, t.regions[r], o, i.ThreadAddress(o, self), arbitrary)
				i.tags(r, o, i.ThreadAddress(o, self))
			}
		}
	}
	call := &ivl.Call{Name: "$self", Proc: t.Lib.Self(t.PtrType()), Outs: []*ivl.Ident{self}}
	room := &ivl.Assert{Cond: t.Compare("ult", t.Ptr, self, t.Number(pointsto.MaxThreads, t.Ptr))}
	room.Attrs = ivl.Attrs{TextAttr("unknown", "there are more threads than there is room for thread-local variables")}
	return &ivl.Body{Locals: i.locals, Stmts: append([]ivl.Stmt{call, room}, i.out...)}
}
