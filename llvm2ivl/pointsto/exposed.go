package pointsto

import (
	"maps"
	"math/big"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
)

// An object is exposed (as in PNVI-ae-udi, Memarian et al., "Exploring C Semantics and Pointer Provenance", 2019) if the
// program can see the number of its address. So it can if it casts a pointer to an integer, or reads it back as one, and
// then does something with it that depends on what address the allocator chose; or if it asks which of two objects lies lower.
// An integer may become a pointer again, be compared with another such for equality, or have bits set and cleared that the
// alignment of its objects leaves free. All that depends on which object it means only, and exposes nothing.
//
// Models do not expose: they cast addresses to tell objects apart.
type exposure struct {
	m        *Analysis
	threads  bool                    // what is followed are identities of threads, not addresses (reuse.go)
	integer  map[ir.Value]bool       // numbers that are, or were made of, an address
	cells    map[classID]bool        // classes of cells that hold such
	other    map[ir.Value]bool       // values that something else than inttoptr takes
	tagged   map[classID]bool        // classes of cells that say which bytes are pointers' (tagged.go)
	returned map[*ir.Func][]ir.Value // what each function returns
	copies   [][2]classID            // what block copies make of one another
	changed  bool
}

// findExposed marks the exposed objects.
func (m *Analysis) findExposed() {
	m.parts = m.findParts()
	ends := m.findEnds()
	if m.s.noGuesses {
		maps.Copy(m.parts, ends)
	}
	x := m.newExposure()
	x.shareAcrossCopies(m.parts)
	x.find()
	if !m.s.noGuesses {
		if m.AnyExposed {
			x = x.withTags()
		}
		m.whole = x.takenWhole(ends)
	}
	m.numeric = map[int]bool{}
	for c := range x.cells {
		m.numeric[int(m.s.classes.find(c))] = true
	}
	m.tagged = x.tagged
}

// find marks the exposed objects.
func (x *exposure) find() {
	m := x.m
	x.other = map[ir.Value]bool{}
	x.each(func(_ *ir.Func, u ir.User) {
		if c, ok := u.(*ir.Cast); ok && c.Op == "inttoptr" {
			return
		}
		for _, op := range u.Operands() {
			x.other[*op] = true
		}
	})
	for c := range m.parts {
		if m.pointers[c] && !x.tagged[c] {
			x.cells[c] = true
		}
	}
	x.follow()
	x.each(x.observe)
	held := x.held()
	for c, vs := range held {
		if m.parts[c] {
			x.expose(vs...)
		}
	}
	// An integer that can mean several objects has one representation, and so have integers that are compared, and what a
	// cell holds as an integer or as a pointer.
	for x.changed = true; x.changed; {
		x.changed = false
		for v := range x.integer {
			x.together(v)
		}
		for _, vs := range held {
			x.together(vs...)
		}
		x.each(func(f *ir.Func, u ir.User) {
			switch u := u.(type) {
			case *ir.ICmp:
				if isInteger(u.X.Type()) || !m.Linked.IsModel(f) && m.mayMeet(u.X, u.Y) {
					x.together(u.X, u.Y)
				}
			case *ir.CmpXchg:
				if isInteger(u.New.Type()) || !m.Linked.IsModel(f) && m.mayMeet(u.Cmp, u) {
					x.together(u.Cmp, u)
				}
			}
		})
	}
	x.pointers(x.fence)
}

// takenWhole are those of the classes that hold addresses, but neither their numbers nor tags.
func (x *exposure) takenWhole(of map[classID]bool) map[classID]bool {
	out, held := map[classID]bool{}, x.held()
	for c := range of {
		exposed := slices.ContainsFunc(held[c], func(v ir.Value) bool {
			return slices.ContainsFunc(x.objects(v), func(o *Object) bool { return o.Exposed })
		})
		out[c] = (x.m.pointers[c] || x.cells[c]) && !x.tagged[c] && !exposed
	}
	return out
}

// pointers are the values that are pointers made of numbers.
func (x *exposure) pointers(visit func(ir.Value)) {
	isPointer := func(v ir.Value) bool {
		elem, _ := ir.Elements(v.Type())
		return ir.IsPointer(elem)
	}
	x.each(func(f *ir.Func, u ir.User) {
		switch u := u.(type) {
		case *ir.Cast:
			if u.Op == "inttoptr" && !x.m.Linked.IsModel(f) {
				visit(u)
			}
		case *ir.Load, *ir.CmpXchg, *ir.AtomicRMW:
			for _, d := range x.m.s.builder.derefs[u.(ir.Instruction)] {
				if isScalar(d.typ) && ir.IsPointer(d.typ) && x.cells[x.m.s.classes.find(d.class)] {
					visit(u.(ir.Value))
				}
			}
		case *ir.Call:
			for _, g := range x.m.s.builder.callees[u] {
				for i, a := range u.Args[:min(len(u.Args), len(g.Params))] {
					if isInteger(a.Type()) && isPointer(g.Params[i]) {
						visit(g.Params[i])
					}
				}
				if isPointer(u) && slices.ContainsFunc(x.returned[g], func(r ir.Value) bool { return isInteger(r.Type()) }) {
					visit(u)
				}
			}
		}
	})
}

// fence keeps other objects away from the ends of those that v, a pointer made of a number, can be one past the end of: the number would not
// say which of the two is meant. Objects of the heap are all fenced or none, since they are given each other's addresses.
func (x *exposure) fence(v ir.Value) {
	for _, o := range x.objects(v) {
		if !o.Exposed || o.Fenced || !x.m.MayEndAt(v, o, x.m.SizeOf(o)) {
			continue
		}
		for _, other := range x.m.Objects {
			if other == o || o.Kind == HeapObject && other.Kind == HeapObject {
				other.Fenced = true
			}
		}
	}
}

// mayMeet reports whether one of two pointers may be one past the end of an object, and the other point to the beginning of another.
func (m *Analysis) mayMeet(x, y ir.Value) bool {
	meets := func(x, y ir.Value) bool {
		ends := m.whereLies(x, func(o *Object, first, last int64) bool { return endsIn(m.SizeOf(o), first, last) })
		begins := m.whereLies(y, beginsIn)
		return slices.ContainsFunc(ends, func(o *Object) bool {
			return slices.ContainsFunc(begins, func(other *Object) bool { return other != o || o.Kind == HeapObject && !o.Single })
		})
	}
	return meets(x, y) || meets(y, x)
}

func (m *Analysis) newExposure() *exposure {
	x := &exposure{m: m, copies: m.findPointerCells(), integer: map[ir.Value]bool{}, cells: map[classID]bool{}, returned: map[*ir.Func][]ir.Value{}}
	x.shareAcrossCopies(m.pointers)
	x.each(func(f *ir.Func, u ir.User) {
		if r, ok := u.(*ir.Ret); ok && r.X != nil {
			x.returned[f] = append(x.returned[f], r.X)
		}
	})
	return x
}

// follow finds all integers.
func (x *exposure) follow() {
	x.changed = true
	for x.changed {
		x.changed = false
		x.each(x.flow)
		if x.shareAcrossCopies(x.cells) {
			x.changed = true
		}
	}
}

// shareAcrossCopies puts into a set of classes what is copied to one of them, or from one, and reports whether it was not there.
func (x *exposure) shareAcrossCopies(set map[classID]bool) (some bool) {
	for changed := true; changed; {
		changed = false
		for _, c := range x.copies {
			if set[c[0]] != set[c[1]] {
				set[c[0]], set[c[1]], changed, some = true, true, true, true
			}
		}
	}
	return some
}

// held are the values that are written to and read from each class of cells that hold integers made of addresses.
func (x *exposure) held() map[classID][]ir.Value {
	out := map[classID][]ir.Value{}
	add := func(ds []*deref, vs ...ir.Value) {
		for _, d := range ds {
			if c := x.m.s.classes.find(d.class); x.cells[c] {
				out[c] = append(out[c], vs...)
			}
		}
	}
	b := x.m.s.builder
	x.each(func(_ *ir.Func, u ir.User) {
		switch u := u.(type) {
		case *ir.Load:
			add(b.derefs[u], u)
		case *ir.Store:
			add(b.derefs[u], u.X)
		case *ir.CmpXchg:
			add(b.derefs[u], u.Cmp, u.New)
		case *ir.AtomicRMW:
			add(b.derefs[u], u, u.X)
		case *ir.Call:
			for _, g := range b.callees[u] {
				for i, a := range u.Args {
					add(b.varArgs[varArgKey{u, g, i - len(g.Params)}], a)
				}
			}
		}
	})
	return out
}

func (x *exposure) each(visit func(f *ir.Func, inst ir.User)) {
	for _, f := range x.m.Linked.Funcs {
		for u := range f.Users() {
			visit(f, u)
		}
	}
}

// objects are those that v can mean whose address is a matter of choice.
func (x *exposure) objects(v ir.Value) []*Object {
	return slices.DeleteFunc(x.m.Pointees(v), func(o *Object) bool { return !o.movable() })
}

// movable reports whether the number of o's address is modelled. The copies of thread-local objects, and labels, stay where
// they are.
func (o *Object) movable() bool {
	return !o.ThreadLocal && o.Kind != BlockObject && o.Kind != VarArgsObject
}

func (x *exposure) expose(vs ...ir.Value) {
	for _, v := range vs {
		for _, o := range x.objects(v) {
			if !o.Exposed {
				o.Exposed, x.changed = true, true
				x.m.AnyExposed = true
			}
		}
	}
}

// together exposes all objects that the values can mean if one of them is.
func (x *exposure) together(vs ...ir.Value) {
	for _, v := range vs {
		if slices.ContainsFunc(x.objects(v), func(o *Object) bool { return o.Exposed }) {
			x.expose(vs...)
			return
		}
	}
}

func isScalar(t ir.Type) bool {
	_, n := ir.Elements(t)
	return n == 1
}

// isInteger reports whether t is a type of integers, or of vectors of them.
func isInteger(t ir.Type) bool {
	elem, _ := ir.Elements(t)
	_, ok := elem.(*ir.IntType)
	return ok
}

// isNumber reports whether t is a type of numbers, or of vectors of them: pointers are kept in the bits of floating-point numbers, too.
func isNumber(t ir.Type) bool {
	elem, _ := ir.Elements(t)
	_, ok := elem.(*ir.FloatType)
	return ok || isInteger(t)
}

func (x *exposure) mark(v ir.Value) {
	if !x.integer[v] {
		x.integer[v], x.changed = true, true
	}
}

// isPart reports whether v is too narrow to be the whole of an address.
func (m *Analysis) isPart(v ir.Value) bool {
	elem, _ := ir.Elements(v.Type())
	return m.s.layout.Bits(elem) < int64(m.s.layout.PtrBits())
}

// isAddress reports whether v is a number that is, or was made of, an address.
func (x *exposure) isAddress(v ir.Value) bool { return isNumber(v.Type()) && x.integer[v] }

// flow finds the integers that are made of addresses: def-use, also through memory and calls.
func (x *exposure) flow(f *ir.Func, u ir.User) {
	switch u := u.(type) {
	case *ir.Cast:
		switch u.Op {
		case "ptrtoint", "inttoptr":
			if x.threads && x.integer[u.X] {
				x.mark(u)
			}
			if x.threads || u.Op == "inttoptr" {
				return
			}
			if !x.m.Linked.IsModel(f) && len(x.objects(u.X)) > 0 {
				x.mark(u)
			}
		case "bitcast":
			if x.isAddress(u.X) {
				x.mark(u)
			}
		}
	case *ir.Phi, *ir.Select, *ir.Freeze, *ir.ExtractValue, *ir.InsertValue, *ir.ExtractElement, *ir.InsertElement, *ir.ShuffleVector:
		for _, op := range u.Operands() {
			if x.integer[*op] {
				x.mark(u.(ir.Value))
			}
		}
	case *ir.Binary:
		if !x.threads && x.roundTrip(u) {
			x.mark(u)
		}
	case *ir.Load, *ir.Store, *ir.CmpXchg, *ir.AtomicRMW:
		x.access(u.(ir.Instruction))
	case *ir.Call:
		x.call(u)
	}
}

// access lets integers flow through memory. A cell that is accessed as a pointer and as an integer is such an integer if it
// can hold an address; an integer that is narrower than a pointer is a part of it.
func (x *exposure) access(inst ir.Instruction) {
	var read ir.Value
	var written []ir.Value
	switch inst := inst.(type) {
	case *ir.Load:
		read = inst
	case *ir.Store:
		written = []ir.Value{inst.X}
	case *ir.CmpXchg:
		read, written = inst, []ir.Value{inst.Cmp, inst.New}
	case *ir.AtomicRMW:
		read, written = inst, []ir.Value{inst.X}
	}
	for _, d := range x.m.s.builder.derefs[inst] {
		c := x.m.s.classes.find(d.class)
		if !isNumber(d.typ) && !x.threads {
			continue
		}
		for _, v := range written {
			if x.integer[v] && !x.cells[c] {
				x.cells[c], x.changed = true, true
			}
		}
		if x.m.pointers[c] && !x.tagged[c] && !x.cells[c] && !x.threads {
			x.cells[c], x.changed = true, true
		}
		if read != nil && x.cells[c] && (x.threads || len(x.m.Pointees(read)) > 0) {
			x.mark(read)
		}
	}
}

func (x *exposure) call(call *ir.Call) {
	if x.threads {
		x.identities(call)
	}
	for _, g := range x.m.s.builder.callees[call] {
		for i, a := range call.Args {
			if i < len(g.Params) {
				x.become(a, g.Params[i])
			}
		}
		for _, r := range x.returned[g] {
			x.become(r, call)
		}
	}
}

// become has v arrive as w, an argument as a parameter or a result as the value of a call. If the types differ, as where a function is
// called without a declaration or as one of another type, then it is cast.
func (x *exposure) become(v, w ir.Value) {
	if x.threads {
		if x.integer[v] {
			x.mark(w)
		}
		return
	}
	if !isNumber(w.Type()) || x.m.s.layout.Bits(w.Type()) == 1 || !x.integer[v] && (isNumber(v.Type()) || len(x.objects(v)) == 0) {
		return
	}
	x.mark(w)
	if x.m.isPart(w) && !x.m.isPart(v) {
		x.expose(v)
	}
}

// alignment is what the objects that v can mean are all aligned to.
func (x *exposure) alignment(v ir.Value) int64 {
	align := int64(16)
	for _, o := range x.objects(v) {
		align = min(align, max(o.Align, 1))
	}
	return align
}

// roundTrip reports whether arithmetic with an address only touches bits that alignment leaves free, or moves what then is a
// pointer again, so that it is about the offset alone.
func (x *exposure) roundTrip(b *ir.Binary) bool {
	address, by := b.X, b.Y
	if b.Op == "add" && !x.isAddress(address) {
		address, by = by, address
	}
	if !x.isAddress(address) || x.m.isPart(address) {
		return false
	}
	n, ok := x.m.s.builder.intOf(by)
	if !ok && (b.Op == "add" || b.Op == "sub") {
		return !x.isAddress(by) && !x.other[b] // as where an index moves a pointer
	}
	if !ok || !n.IsInt64() {
		return false
	}
	k, free := n.Int64(), x.alignment(address)
	switch b.Op {
	case "and":
		return k < 0 && -k <= free && -k&(-k-1) == 0 || k >= 0 && k < free
	case "urem":
		return k > 0 && k <= free && k&(k-1) == 0
	case "or", "xor":
		return k >= 0 && k < free
	case "add", "sub":
		return -free < k && k < free || !x.other[b]
	}
	return false
}

// observe exposes what an instruction of the program observes.
func (x *exposure) observe(f *ir.Func, u ir.User) {
	if x.m.Linked.IsModel(f) {
		if b, ok := u.(*ir.Binary); ok && b.Op == "sub" {
			for _, v := range []ir.Value{widened(b.X), widened(b.Y)} {
				if x.isAddress(v) && x.m.isPart(v) { // memcmp asks which is the lower
					x.expose(v)
				}
			}
		}
		return
	}
	switch u := u.(type) {
	case *ir.ICmp:
		x.comparison(u)
		return
	case *ir.Binary:
		if !x.isAddress(u.X) && !x.isAddress(u.Y) || x.roundTrip(u) || x.isDifference(u) {
			return
		}
	case *ir.Cast:
		if u.Op == "inttoptr" || u.Op == "bitcast" {
			return
		}
	case *ir.Phi, *ir.Select, *ir.Freeze, *ir.ExtractValue, *ir.InsertValue, *ir.ExtractElement, *ir.InsertElement, *ir.ShuffleVector, *ir.Load, *ir.Store, *ir.CmpXchg, *ir.Ret, *ir.Debug:
		return
	case *ir.AtomicRMW:
		if u.Op == "xchg" || !x.integer[u] && !x.integer[u.X] {
			return
		}
		if k, ok := x.m.s.builder.intOf(u.X); ok && slices.Contains([]ir.Op{"or", "xor", "add", "sub"}, u.Op) && k.Sign() >= 0 && k.Cmp(big.NewInt(x.alignment(u))) < 0 {
			return
		}
		x.expose(u, u.X)
		return
	case *ir.Call:
		if g := ir.CalledFunc(u.Callee); g == nil || !strings.HasPrefix(g.Name(), "llvm.") || strings.HasPrefix(g.Name(), "llvm.expect") {
			return
		}
	}
	for _, op := range u.Operands() {
		if x.isAddress(*op) {
			x.expose(*op)
		}
	}
}

// widened is v before it was converted to a wider integer.
func widened(v ir.Value) ir.Value {
	for {
		c, ok := v.(*ir.Cast)
		if !ok || c.Op != "zext" && c.Op != "sext" {
			return v
		}
		v = c.X
	}
}

// isDifference reports whether an instruction subtracts pointers that can point into one object, as C requires. Who translates it asserts that
// they do (MayLieApart): integers made of pointers may be subtracted, too, whatever these point to.
func (x *exposure) isDifference(b *ir.Binary) bool {
	p, q := subtracted(b)
	return p != nil && slices.ContainsFunc(x.objects(p), func(o *Object) bool { return slices.Contains(x.objects(q), o) })
}

// subtracted are the pointers that an instruction subtracts, nil if it does not.
func subtracted(b *ir.Binary) (x, y ir.Value) {
	p, ok1 := b.X.(*ir.Cast)
	q, ok2 := b.Y.(*ir.Cast)
	if b.Op != "sub" || !isScalar(b.Type()) || !ok1 || !ok2 || p.Op != "ptrtoint" || q.Op != "ptrtoint" {
		return nil, nil
	}
	return p.X, q.X
}

// MayLieApart reports whether an instruction of f subtracts pointers that may point to different objects, and is not taken to see the numbers of
// their addresses.
func (m *Analysis) MayLieApart(f *ir.Func, b *ir.Binary) bool {
	x, y := subtracted(b)
	if x == nil || m.Linked.IsModel(f) || m.oneObject(m.Pointees(x), m.Pointees(y)) {
		return false
	}
	return slices.ContainsFunc(slices.Concat(m.Pointees(x), m.Pointees(y)), func(o *Object) bool { return o.movable() && !o.Exposed })
}

// oneObject reports whether pointers to the ones and the others point to the same object.
func (m *Analysis) oneObject(a, b []*Object) bool {
	if len(a) != 1 || len(b) != 1 || a[0] != b[0] {
		return false
	}
	switch o := a[0]; o.Kind {
	case HeapObject:
		return o.Single
	case AllocaObject:
		return m.confined[o] || m.runsOnce()[o.Func] && !m.cyclic[o]
	}
	return true
}

// comparison exposes what is not compared for equality with a null pointer, a number that is no object's or another address, except pointers
// into one object.
func (x *exposure) comparison(c *ir.ICmp) {
	equality := (c.Pred == "eq" || c.Pred == "ne") && !x.m.isPart(c.X)
	if elem, _ := ir.Elements(c.X.Type()); ir.IsPointer(elem) {
		if equality || isNull(c.X) || isNull(c.Y) {
			return
		}
		if x.m.oneObject(x.objects(c.X), x.objects(c.Y)) {
			return
		}
		x.expose(c.X, c.Y)
		return
	}
	if !x.isAddress(c.X) && !x.isAddress(c.Y) {
		return
	}
	known := func(v ir.Value) bool {
		if n, ok := x.m.s.builder.intOf(v); ok {
			return x.m.isNobodys(n)
		}
		return x.isAddress(v)
	}
	if equality && known(c.X) && known(c.Y) {
		return
	}
	x.expose(c.X, c.Y)
}

// LowestNumber is not above the address of any object, as a number.
const LowestNumber = 1 << 16

// isNobodys reports whether n, as a pointer, is no object's, neither by the number of its address nor by what stands for that (place.go): null, the flags
// and magic numbers of lists and buffers.
func (m *Analysis) isNobodys(n *big.Int) bool {
	if new(big.Int).Abs(n).Cmp(big.NewInt(LowestNumber)) < 0 {
		return true
	}
	return m.HalfFree() && n.Bit(63) == 1
}

func isNull(v ir.Value) bool {
	switch v.(type) {
	case *ir.Null, *ir.Zero:
		return true
	}
	return false
}

// findPointerCells finds which classes of cells are initialised with addresses, or read or written as pointers. It gives the
// pairs of classes of which one is copied to the other.
func (m *Analysis) findPointerCells() [][2]classID {
	m.pointers = map[classID]bool{}
	for _, d := range m.s.builder.allDerefs() {
		if _, ok := d.typ.(*ir.PointerType); ok {
			m.pointers[m.s.classes.find(d.class)] = true
		}
	}
	for _, c := range m.s.builder.initials {
		m.pointers[m.s.classes.find(c.live().class)] = true
	}
	pairs := map[[2]classID]bool{}
	for _, call := range m.Copies() {
		for _, p := range m.Pieces(call) {
			if p.Dst != nil && p.Src != nil && p.Dst.Class != p.Src.Class {
				pairs[[2]classID{classID(p.Dst.Class), classID(p.Src.Class)}] = true
			}
		}
	}
	return slices.Collect(maps.Keys(pairs))
}

// Numeric reports whether cells of the class hold the numbers of exposed addresses, and not what stands for them.
func (m *Analysis) Numeric(class int) bool { return m.numeric[class] }

// HeapExposed reports whether there is an exposed object of an allocation site.
func (m *Analysis) HeapExposed() bool {
	return slices.ContainsFunc(m.Objects, func(o *Object) bool { return o.Exposed && o.Kind == HeapObject })
}

// HeapFenced reports whether the objects of allocation sites are fenced.
func (m *Analysis) HeapFenced() bool {
	return slices.ContainsFunc(m.Objects, func(o *Object) bool { return o.Fenced && o.Kind == HeapObject })
}

// Granule divides the distance from the start of an exposed object to any address that alignment makes different.
func (m *Analysis) Granule() int64 {
	g := int64(16)
	for _, o := range m.Objects {
		if o.Exposed {
			g = min(g, max(o.Align, 1))
		}
	}
	return g
}
