package pointsto

import (
	"maps"
	"math/big"
	"strings"

	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/llvm2ivl/constant"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// What a local variable or an object of malloc holds before it is written is indeterminate (C11 6.7.9, 7.22.3.4). Here it is found out
// for which bytes of which objects that may matter: they may be read, or other code may get at the object, before they are
// written. The analysis is one of data flow, for one object at a time (a must-analysis of what is written, with the addresses that
// values and variables of the function certainly hold). Of a function that is called with the address it makes a summary.

// tracked is how many bytes of an object are told apart; the bit behind them stands for all others.
const tracked = 512

// byteSet are bytes of an object.
type byteSet struct{ *big.Int }

func allBytes() byteSet {
	n := new(big.Int).Lsh(big.NewInt(1), tracked+1)
	return byteSet{n.Sub(n, big.NewInt(1))}
}

func noBytes() byteSet { return byteSet{new(big.Int)} }

// bytesAt are the bytes from off on, which may lie beyond the tracked ones.
func bytesAt(off, size int64) byteSet {
	out := noBytes()
	for i := max(off, 0); i < min(off+size, tracked); i++ {
		out.SetBit(out.Int, int(i), 1)
	}
	return out
}

func (b byteSet) or(c byteSet) byteSet      { return byteSet{new(big.Int).Or(b.Int, c.Int)} }
func (b byteSet) and(c byteSet) byteSet     { return byteSet{new(big.Int).And(b.Int, c.Int)} }
func (b byteSet) without(c byteSet) byteSet { return byteSet{new(big.Int).AndNot(b.Int, c.Int)} }

// touched is what an access of so many bytes at off may read: beyond the tracked bytes, all others.
func touched(off, size int64) byteSet {
	out := bytesAt(off, size)
	if off < 0 || off+size > tracked {
		out.SetBit(out.Int, tracked, 1)
	}
	return out
}

// shifted are the bytes of an object that those of b are, which count from off.
func (b byteSet) shifted(off int64) byteSet {
	out := byteSet{new(big.Int).Lsh(b.Int, uint(off))}
	beyond := out.BitLen() > tracked
	out = out.and(allBytes())
	if beyond {
		out.SetBit(out.Int, tracked, 1)
	}
	return out
}

// somewhere is an address in the object of which it is not known where, or whether it is one.
const somewhere = -1 << 40

// unwritten is the state of the object at a point of the program.
type unwritten struct {
	bytes byteSet              // that may not be written yet
	held  map[*ir.Alloca]int64 // variables that hold its address, or may
	self  bool                 // its address may lie in itself
}

func (s *unwritten) copy() *unwritten { return &unwritten{s.bytes, maps.Clone(s.held), s.self} }

// join makes s what holds if s or t does, and reports whether that changed it.
func (s *unwritten) join(t *unwritten) (*unwritten, bool) {
	n, self := s.bytes.or(t.bytes), s.self || t.self
	changed := n.Cmp(s.bytes.Int) != 0 || self != s.self
	s.bytes, s.self = n, self
	note := func(a *ir.Alloca, off int64) {
		if old, ok := s.held[a]; !ok || old != off {
			s.held[a], changed = off, true
		}
	}
	for a, off := range t.held {
		if old, ok := s.held[a]; !ok || old != off {
			if !ok || old != somewhere {
				note(a, somewhere)
			}
		}
	}
	for a, off := range s.held {
		if _, ok := t.held[a]; !ok && off != somewhere {
			note(a, somewhere)
		}
	}
	return s, changed
}

// summary is what a function does to the bytes that a parameter points to, if none is written before.
type summary struct {
	early byteSet // those that may be read, or got at by others, before they are written
	left  byteSet // those that may be unwritten when it returns
}

// unwrittenFinder is what is known of functions.
type unwrittenFinder struct {
	m          *Analysis
	summaries  map[*ir.Param]*summary
	users      map[*ir.Func]map[ir.Value][]ir.User
	promotable map[*ir.Func]map[ir.Value]bool
}

// finder makes, once, what is known of functions.
func (m *Analysis) finder() *unwrittenFinder {
	if m.unwritten == nil {
		m.unwritten = &unwrittenFinder{m: m, summaries: map[*ir.Param]*summary{}, users: map[*ir.Func]map[ir.Value][]ir.User{}, promotable: map[*ir.Func]map[ir.Value]bool{}}
	}
	return m.unwritten
}

// IsPlain reports whether a, a variable of f, is only loaded and stored whole.
func (m *Analysis) IsPlain(f *ir.Func, a *ir.Alloca) bool {
	u := m.finder()
	if u.promotable[f] == nil {
		u.promotable[f] = f.Promotable()
	}
	return u.promotable[f][a] && scalar(a)
}

// Begins is the alloca of f whose life inst begins, so that it holds nothing: where its scope begins, or, if that is not marked, where it
// is declared. A parameter has its value before that. It is nil if inst is another instruction.
func (m *Analysis) Begins(f *ir.Func, inst ir.Instruction) *ir.Alloca {
	if d, ok := inst.(*ir.Debug); ok {
		if a, ok := d.X.(*ir.Alloca); ok && d.Declare && (d.Var == nil || d.Var.Arg == 0) && m.Scopes(f, a) == 0 {
			return a
		}
		return nil
	}
	if a, begins := ir.Lifetime(inst); begins {
		return a
	}
	return nil
}

// Scopes is at how many places it is marked that the scope of a, a variable of f, begins.
func (m *Analysis) Scopes(f *ir.Func, a *ir.Alloca) (n int) {
	for _, user := range m.finder().usersOf(f)[a] {
		if inst, ok := user.(ir.Instruction); ok {
			if named, begins := ir.Lifetime(inst); begins && named == a {
				n++
			}
		}
	}
	return n
}

// Unwritten gives the bytes of o, a variable of the program or what an allocator that leaves its objects unwritten makes, that may
// matter before they are written; all says whether those beyond the tracked ones are among them.
func (m *Analysis) Unwritten(o *Object) (bytes []int64, all bool) {
	var found byteSet
	u, whole := m.finder(), allBytes()
	if o.Size >= 0 {
		whole = touched(0, o.Size)
	}
	switch v := o.Value.(type) {
	case *ir.Alloca:
		found, _ = u.run(o.Func, v, whole)
	case *ir.Call:
		if !m.Raw(o) {
			return nil, false
		}
		found = u.made(v, o.Func).and(whole)
	default:
		return nil, false
	}
	for i := int64(0); i < tracked; i++ {
		if found.Bit(int(i)) != 0 {
			bytes = append(bytes, i)
		}
	}
	return bytes, found.Bit(tracked) != 0
}

// Raw reports whether what o holds is indeterminate until it is written.
func (m *Analysis) Raw(o *Object) bool {
	return o.Kind == AllocaObject || o.Kind == VarArgsObject || m.given("__gsmack_indeterminate", o)
}

// made follows an object from the call that makes it to the callers that it is returned to. A model writes what it gets from another and returns.
func (u *unwrittenFinder) made(call *ir.Call, in *ir.Func) byteSet {
	early, left := u.run(in, call, allBytes())
	asked := map[*ir.Func]bool{}
	var up func(f *ir.Func, left byteSet)
	up = func(f *ir.Func, left byteSet) {
		if left.Sign() == 0 {
			return
		}
		if asked[f] || u.m.taken[f] {
			early = early.or(left)
			return
		}
		asked[f] = true
		for _, c := range u.m.calls[f] {
			e, back := u.run(c.in, c.call, left)
			if back.Sign() == 0 || !u.m.Linked.IsModel(c.in) {
				early = early.or(e)
				up(c.in, back)
			}
		}
	}
	up(in, left)
	return early
}

// summarize is what f does to what its parameter points to. A function that is being looked at gets at it at once.
func (u *unwrittenFinder) summarize(f *ir.Func, p *ir.Param) *summary {
	if s := u.summaries[p]; s != nil {
		return s
	}
	s := &summary{allBytes(), noBytes()}
	u.summaries[p] = s
	early, left := u.run(f, p, allBytes())
	*s = summary{early, left}
	return s
}

// usersOf lists what uses each value of f.
func (u *unwrittenFinder) usersOf(f *ir.Func) map[ir.Value][]ir.User {
	if out := u.users[f]; out != nil {
		return out
	}
	out := map[ir.Value][]ir.User{}
	for user := range f.Users() {
		for _, op := range user.Operands() {
			out[*op] = append(out[*op], user)
		}
	}
	u.users[f] = out
	return out
}

// run follows, in f, the object that the value site points to from where it comes into being, when the bytes left are unwritten. It gives
// those that matter before they are written, and those that are unwritten where f returns. A call's object that is returned is left to the
// caller; one of a parameter always is.
func (u *unwrittenFinder) run(f *ir.Func, site ir.Value, fresh byteSet) (early, left byteSet) {
	r := &unwrittenRun{unwrittenFinder: u, f: f, site: site, fresh: fresh, early: noBytes(), left: noBytes(), at: map[ir.Value]int64{}}
	start := &unwritten{bytes: noBytes(), held: map[*ir.Alloca]int64{}}
	switch site := site.(type) {
	case *ir.Alloca:
		if u.m.Scopes(f, site) == 0 { // else it comes into being there
			start.bytes = fresh
		}
		r.at[site] = 0
	case *ir.Param:
		start.bytes = fresh
		r.at[site] = 0
	}
	for r.changed = true; r.changed; {
		r.changed = false
		digraph.Forward(f.Blocks[0], start, r.block, (*unwritten).join)
	}
	return r.early, r.left
}

// block computes the state behind b from that before it.
func (r *unwrittenRun) block(b *ir.Block, before *unwritten, to func(*ir.Block, *unwritten)) {
	s := before.copy()
	for _, inst := range b.Insts {
		r.step(s, inst)
	}
	if ret, ok := b.Term.(*ir.Ret); ok {
		_, returned := r.place(ret.X)
		_, param := r.site.(*ir.Param)
		if returned || param {
			r.left = r.left.or(s.bytes)
		}
	}
	for _, next := range r.successors(b.Term) {
		to(next, s.copy())
	}
}

// successors are where control may go, settings of models being what they are.
func (r *unwrittenRun) successors(t ir.Terminator) []*ir.Block {
	br, ok := t.(*ir.CondBr)
	if !ok {
		return t.Succs()
	}
	cmp, ok := br.Cond.(*ir.ICmp)
	if !ok || cmp.Pred != "ne" || !isZero(cmp.Y) {
		return t.Succs()
	}
	call, ok := cmp.X.(*ir.Call)
	if !ok {
		return t.Succs()
	}
	f := ir.CalledFunc(call.Callee)
	if f == nil || f.Name() != "__gsmack_option" || !link.Primitive(f) {
		return t.Succs()
	}
	name, ok := call.Args[0].(ir.Constant)
	if !ok {
		return t.Succs()
	}
	text, ok := constant.Text(r.m.Linked.Const(name))
	if _, set := r.m.Settings[text]; !ok || set || !isZero(call.Args[1]) {
		return t.Succs()
	}
	return []*ir.Block{br.Else}
}

type unwrittenRun struct {
	*unwrittenFinder
	f           *ir.Func
	site        ir.Value
	fresh       byteSet
	early, left byteSet
	at          map[ir.Value]int64 // values that are addresses in the object: how far from its start
	changed     bool               // at is not what it was
}

// place is where in the object v points, if it may point there.
func (r *unwrittenRun) place(v ir.Value) (int64, bool) {
	if v == nil {
		return 0, false
	}
	off, ok := r.at[v]
	return off, ok
}

// points notes where v points.
func (r *unwrittenRun) points(v ir.Value, off int64) {
	old, ok := r.at[v]
	if ok && old != off {
		off = somewhere
	}
	r.changed = r.changed || !ok || old != off
	r.at[v] = off
}

// escapes is what becomes of the object when others can get at it.
func (r *unwrittenRun) escapes(s *unwritten) {
	r.early = r.early.or(s.bytes)
	s.bytes = noBytes()
}

func (r *unwrittenRun) reads(s *unwritten, off, size int64) {
	if off == somewhere {
		r.early = r.early.or(s.bytes)
	} else {
		r.early = r.early.or(s.bytes.and(touched(off, size)))
	}
}

func (r *unwrittenRun) writes(s *unwritten, off, size int64) {
	if off != somewhere {
		s.bytes = s.bytes.without(bytesAt(off, size))
	}
}

// step is what an instruction does.
func (r *unwrittenRun) step(s *unwritten, inst ir.Instruction) {
	layout := r.m.Linked.Layout
	switch inst := inst.(type) {
	case *ir.Debug:
		if a := r.m.Begins(r.f, inst); a != nil && ir.Value(a) == r.site {
			s.bytes = r.fresh
		}
	case *ir.Load:
		if a, ok := inst.Ptr.(*ir.Alloca); ok && r.m.IsPlain(r.f, a) && inst.Ptr != r.site {
			if off, ok := s.held[a]; ok {
				r.points(inst, off)
			}
			return
		}
		if off, ok := r.place(inst.Ptr); ok {
			if inst.Ptr == r.site || len(r.usersOf(r.f)[inst]) > 0 { // else a model only notes the access
				r.reads(s, off, layout.Size(inst.Typ))
			}
			if s.self {
				r.points(inst, somewhere)
			}
		}
	case *ir.Store:
		off, within := r.place(inst.X)
		to, written := r.place(inst.Ptr)
		if a, ok := inst.Ptr.(*ir.Alloca); ok && r.m.IsPlain(r.f, a) && !written {
			delete(s.held, a)
			if within {
				s.held[a] = off
			}
			return
		}
		if within && !written {
			r.escapes(s)
		}
		if written {
			s.self = s.self || within
			r.writes(s, to, layout.Size(inst.X.Type()))
		}
	case *ir.GEP:
		if off, ok := r.place(inst.Base); ok {
			if n, fixed := layout.LiteralDistance(inst); fixed && off != somewhere && off+n >= 0 {
				r.points(inst, off+n)
			} else {
				r.points(inst, somewhere)
			}
		}
	case *ir.ICmp:
	case *ir.CmpXchg:
		r.exchange(s, inst.Ptr, layout.Size(inst.New.Type()), inst.Cmp, inst.New)
	case *ir.AtomicRMW:
		r.exchange(s, inst.Ptr, layout.Size(inst.X.Type()), inst.X)
	case *ir.Call:
		r.call(s, inst)
	default:
		for _, op := range inst.Operands() {
			if _, ok := r.place(*op); ok {
				r.points(inst, somewhere)
			}
		}
	}
}

// exchange is an atomic operation at ptr.
func (r *unwrittenRun) exchange(s *unwritten, ptr ir.Value, size int64, with ...ir.Value) {
	if off, ok := r.place(ptr); ok {
		r.reads(s, off, size)
	}
	for _, v := range with {
		if _, ok := r.place(v); ok {
			r.escapes(s)
		}
	}
}

// call is what a call does.
func (r *unwrittenRun) call(s *unwritten, call *ir.Call) {
	if ir.Value(call) == r.site {
		// What was made before, here, may still be in use.
		r.early = r.early.or(s.bytes)
		*s = unwritten{bytes: r.fresh, held: map[*ir.Alloca]int64{}}
		r.at[call] = 0
		return
	}
	var given []int // arguments
	for i, a := range call.Args {
		if _, ok := r.place(a); ok {
			given = append(given, i)
		}
	}
	if len(given) == 0 {
		return
	}
	f := ir.CalledFunc(call.Callee)
	if f == nil {
		r.escapes(s)
		return
	}
	if a, _ := ir.Lifetime(call); a != nil {
		if begun := r.m.Begins(r.f, call); begun != nil && ir.Value(begun) == r.site {
			s.bytes = r.fresh
		}
		return
	}
	name := f.Name()
	switch {
	case strings.HasPrefix(name, "llvm.mem"):
		r.transfer(s, call)
	case strings.HasPrefix(name, "llvm.va_"):
		s.bytes = noBytes()
	case strings.HasPrefix(name, "llvm."):
	case link.Primitive(f):
		if name == "__gsmack_spawn" || strings.HasPrefix(name, "__gsmack_ghost_set") && given[len(given)-1] == len(call.Args)-1 {
			r.escapes(s)
		}
	case len(f.Blocks) == 0:
		r.escapes(s)
	default:
		for _, i := range given {
			off := r.at[call.Args[i]]
			if i >= len(f.Params) || off == somewhere {
				r.escapes(s)
				continue
			}
			sum := r.summarize(f, f.Params[i])
			early := sum.early.shifted(off).and(s.bytes)
			r.early = r.early.or(early)
			inside := allBytes().without(bytesAt(0, off))
			s.bytes = s.bytes.without(inside.without(sum.left.shifted(off)))
		}
		if _, ok := call.Typ.(*ir.PointerType); ok {
			r.points(call, somewhere)
		}
	}
}

// transfer is memcpy and its like. What is copied is read.
func (r *unwrittenRun) transfer(s *unwritten, call *ir.Call) {
	size := int64(-1)
	if len(call.Args) > 2 {
		if n, ok := call.Args[2].(*ir.Int); ok && n.X.IsInt64() {
			size = n.X.Int64()
		}
	}
	if !strings.HasPrefix(ir.CalledFunc(call.Callee).Name(), "llvm.memset") {
		if off, ok := r.place(call.Args[1]); ok {
			if size < 0 {
				off = somewhere
			}
			r.reads(s, off, size)
		}
	}
	if off, ok := r.place(call.Args[0]); ok && size >= 0 {
		r.writes(s, off, size)
	}
}
