package pointsto

import (
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// A library can do more than a program asks of it: jobs of a type that nobody submits, a pool that would grow. The code for it is never
// executed, but writes to memory, points to objects and starts threads in the eyes of an analysis that does not look at control flow.
// So the program is first analysed by conditional constant propagation (Wegman and Zadeck, "Constant Propagation with Conditional
// Branches", 1991), through memory, across functions and threads. A block has constraints when control may come to it. A branch
// on a number that memory is seen to hold goes one way until there is another number. So does a branch on whether a pointer is
// the address of a variable, as long as the pointer is not seen to point to it. What is dead in the end is dropped. As with
// distances, a number is a guess: who translates the branch asserts it. All that the condition reads is still read, with its races.

// decider decides branches while the constraints are solved.
type decider struct {
	*builder
	live     map[*ir.Block]bool
	branches []*ir.Block // live, ending in a branch that may be decided
	undone   map[*ir.Block]bool
	values   map[ir.Value]number // since numbers last changed
	all      map[*ir.Func]bool   // Linked.Funcs
}

// decide drops what is dead in l. If that is nothing, all constraints were solved, and it gives what was found.
func decide(l *link.Linked) (*Analysis, *builder) {
	m, b := prepare(l, false)
	d := &decider{b, map[*ir.Block]bool{}, nil, map[*ir.Block]bool{}, nil, map[*ir.Func]bool{}}
	m.s.decider = d
	for _, f := range l.Funcs {
		d.all[f] = true
	}
	b.declare()
	for _, g := range l.Globals {
		if g.Init != nil {
			d.mention(g.Init)
		}
	}
	for _, f := range slices.Concat([]*ir.Func{l.Entry}, l.Constructors, l.Destructors) {
		d.mention(f)
	}
	b.arguments()
	var decided []*ir.Func
	for {
		m.s.solve()
		decided = nil
		d.values = map[ir.Value]number{}
		for _, f := range l.Funcs {
			if d.live[f.Blocks[0]] && d.decides(f) && d.function(f) {
				decided = append(decided, f)
			}
		}
		again := false
		for _, b := range d.branches {
			for _, s := range b.Term.Succs() {
				if !d.live[s] { // it is not decided after all
					d.undone[b], again = true, true
				}
			}
		}
		if !again {
			break
		}
		for _, f := range decided {
			for _, b := range f.Blocks {
				if t, ok := b.Term.(ir.Decision); ok {
					t.Take(nil)
				}
			}
		}
		for _, b := range slices.Clone(d.branches) {
			if d.undone[b] {
				d.enter(b.Term.Succs()...)
			}
		}
	}
	for _, f := range decided {
		f.DropUnreachable()
	}
	if len(decided) > 0 {
		l.Reduce()
		return nil, nil
	}
	for _, f := range l.Funcs {
		if slices.ContainsFunc(f.Blocks, func(b *ir.Block) bool { return !d.live[b] }) {
			return nil, nil
		}
	}
	m.s.decider, b.fn = nil, nil
	return m, b
}

// mention lets control come to the functions in c.
func (d *decider) mention(c ir.Constant) {
	ir.Symbols(c, func(s ir.Constant) {
		if f, ok := s.(*ir.Func); ok && d.all[f] && !d.live[f.Blocks[0]] {
			d.enter(f.Blocks[0])
			for _, c := range f.Unwinding {
				d.mention(c)
			}
		}
	})
}

// enter lets control come to blocks.
func (d *decider) enter(work ...*ir.Block) {
	fn := d.fn
	defer func() { d.fn = fn }()
	for len(work) > 0 {
		b := work[len(work)-1]
		if work = work[:len(work)-1]; d.live[b] {
			continue
		}
		d.live[b] = true
		d.fn = b.Func
		for _, inst := range b.Insts {
			d.instruction(inst)
		}
		d.ends(b)
		for _, inst := range b.Insts {
			ir.Constants(inst, d.mention)
			if call, ok := inst.(*ir.Call); ok {
				for _, own := range call.Own {
					d.mention(own)
				}
			}
		}
		ir.Constants(b.Term, d.mention)
		if _, ok := b.Term.(ir.Decision); ok && d.decides(d.fn) {
			d.branches = append(d.branches, b)
			continue
		}
		work = append(work, b.Term.Succs()...)
	}
}

// branch lets control come to where the branches lead whose condition has a number, or any; and, with rest, where the others lead, of
// which nothing is known in the end. It reports whether control comes to more blocks.
func (d *decider) branch(rest bool) bool {
	n := len(d.live)
	d.values = map[ir.Value]number{}
	for i := 0; i < len(d.branches); i++ {
		t := d.branches[i].Term.(ir.Decision)
		switch r := d.value(t.By()); {
		case r.state == oneNumber:
			d.enter(t.Target(r.as(t.By().Type().(*ir.IntType))))
		case r.state == anyNumber || rest:
			d.enter(t.Succs()...)
		}
	}
	return len(d.live) > n
}

// decides reports whether branches of f are decided. Those of models ask what they are called with, which is known where they are inlined.
func (d *decider) decides(f *ir.Func) bool { return !f.TakesLabels() && !d.l.IsModel(f) }

// function decides the branches of f, and reports whether that is worth it: something that others can notice is dead.
func (d *decider) function(f *ir.Func) bool {
	before := ir.ReversePostorder(f.Blocks[0])
	decided := map[*ir.Block]ir.Decision{}
	for _, b := range before {
		t, ok := b.Term.(ir.Decision)
		if !ok || !d.live[b] || d.undone[b] {
			continue
		}
		if r := d.value(t.By()); r.state == oneNumber {
			decided[b] = t
			t.Take(r.as(t.By().Type().(*ir.IntType)))
		}
	}
	if len(decided) == 0 {
		return false
	}
	// Whether a loop ends is not guessed: that it does not is found out by its exits.
	for again := true; again; {
		again = false
		leaves := leaving(f)
		for b, t := range decided {
			if !leaves[b] {
				delete(decided, b)
				t.Take(nil)
				again = true
			}
		}
	}
	after := ir.ReversePostorder(f.Blocks[0])
	dead := slices.DeleteFunc(slices.Clone(before), func(b *ir.Block) bool { return slices.Contains(after, b) })
	// What fails in the end is told from what fails on the way by the way that returns.
	if returns(before) == returns(after) && slices.ContainsFunc(dead, acts) {
		return true
	}
	for _, t := range decided {
		t.Take(nil)
	}
	return false
}

// leaving are the blocks of f from which control can get to an end of it.
func leaving(f *ir.Func) map[*ir.Block]bool {
	out := map[*ir.Block]bool{}
	for again := true; again; {
		again = false
		for _, b := range f.Blocks {
			succs := b.Term.Succs()
			if !out[b] && (len(succs) == 0 || slices.ContainsFunc(succs, func(s *ir.Block) bool { return out[s] })) {
				out[b], again = true, true
			}
		}
	}
	return out
}

func returns(bs []*ir.Block) bool {
	return slices.ContainsFunc(bs, func(b *ir.Block) bool { _, ok := b.Term.(*ir.Ret); return ok })
}

// acts reports whether b does something that others may notice.
func acts(b *ir.Block) bool {
	return slices.ContainsFunc(b.Insts, func(inst ir.Instruction) bool {
		switch inst := inst.(type) {
		case *ir.Call:
			a, _ := ir.Lifetime(inst)
			return a == nil
		case *ir.AtomicRMW, *ir.CmpXchg:
			return true
		case *ir.Load:
			_, local := inst.Ptr.(*ir.Alloca)
			return !local
		case *ir.Store:
			_, local := inst.Ptr.(*ir.Alloca)
			return !local
		}
		return false
	})
}

// value is the number that v has whenever it is computed.
func (d *decider) value(v ir.Value) number {
	if x, ok := v.(*ir.Int); ok {
		return numberOf(x)
	}
	if r, ok := d.values[v]; ok {
		return r
	}
	d.values[v] = number{} // of what depends on itself
	r := d.compute(v)
	d.values[v] = r
	return r
}

func (d *decider) compute(v ir.Value) (out number) {
	t, isInt := v.Type().(*ir.IntType)
	if !isInt {
		return number{state: anyNumber}
	}
	switch inst := v.(type) {
	case *ir.Binary:
		if r, ok := d.lowBits(inst); ok {
			return r
		}
		return d.result(inst, d.value)
	case *ir.Cast, *ir.Select:
		return d.result(inst.(ir.Instruction), d.value)
	case *ir.ICmp:
		return d.compare(inst)
	case *ir.Phi:
		for _, inc := range inst.Incs {
			if d.live[inc.Pred] {
				out = out.or(d.value(inc.X))
			}
		}
		return out
	}
	id, ok := d.builder.values[v]
	if !ok || id == noNode || len(d.get(id).has.list()) > 0 {
		return number{state: anyNumber}
	}
	node := d.get(id)
	if node.number == (number{}) {
		return number{}
	}
	n, ok := node.number.exactly()
	if !ok || n < 0 || big.NewInt(n).BitLen() > int(t.Bits) {
		return number{state: anyNumber}
	}
	return numberOf(ir.NewInt(t, n))
}

// compare is what a comparison gives. An unsigned one with zero may not depend on the other operand, nor does one for equality with what
// does not point there.
func (d *decider) compare(cmp *ir.ICmp) number {
	is := func(v ir.Value) bool { r := d.value(v); return r.state == oneNumber && r.n == 0 }
	apart := func() bool { return d.elsewhere(cmp.X, cmp.Y) || d.elsewhere(cmp.Y, cmp.X) }
	r := d.result(cmp, d.value)
	switch {
	case r.state == oneNumber:
	case cmp.Pred == "ult" && is(cmp.Y), cmp.Pred == "ugt" && is(cmp.X), cmp.Pred == "eq" && apart():
		return numberOf(ir.NewInt(ir.I1, 0))
	case cmp.Pred == "uge" && is(cmp.Y), cmp.Pred == "ule" && is(cmp.X), cmp.Pred == "ne" && apart():
		return numberOf(ir.NewInt(ir.I1, 1))
	}
	return r
}

// lowBits is what inst gives if it asks for bits that the alignment of objects leaves free, of an address or a number, as calls through
// C++'s pointers to member functions do, which say by the lowest whether the function is virtual.
func (d *decider) lowBits(inst *ir.Binary) (number, bool) {
	k, ok := d.intOf(inst.Y)
	if inst.Op != "and" || !ok || !k.IsInt64() || k.Int64() < 0 {
		return number{}, false
	}
	id := d.node(inst.X)
	places := d.placesOf(id)
	if len(places) == 0 {
		return number{}, false
	}
	var bits number
	for _, p := range places {
		if k.Int64() >= d.m.Objects[p.obj].Align || !isKnown(p.off) || d.objects[p.obj].rangeOf(p.off) != nil {
			return number{}, false
		}
		bits = bits.or(number{state: oneNumber, n: p.off & k.Int64()})
	}
	if n := d.get(id).number; n.state != noNumber || n.zero {
		x, ok := n.exactly()
		if !ok {
			return number{}, false
		}
		bits = bits.or(number{state: oneNumber, n: x & k.Int64()})
	}
	return bits, bits.state == oneNumber
}

// elsewhere reports whether v points to none of the places that symbol, the address of a variable, does.
func (d *decider) elsewhere(symbol, v ir.Value) bool {
	c, ok := symbol.(ir.Constant)
	if !ok || !ir.IsPointer(symbol.Type()) {
		return false
	}
	at := d.placesOf(d.node(c))
	if len(at) != 1 || d.m.Objects[at[0].obj].Kind != GlobalObject {
		return false
	}
	exact := func(p place) bool { return isKnown(p.off) && d.objects[p.obj].rangeOf(p.off) == nil }
	for _, p := range d.placesOf(d.node(v)) {
		if p.obj == at[0].obj && (!exact(p) || !exact(at[0]) || p.off == at[0].off) {
			return false
		}
	}
	return true
}
