package cfg

import "github.com/gsmack/gsmack/ivl"

// Ordering says what the accesses of an atomic section do to the order of memory,
// in the terms of C11. A thread releases what happened before a write to those who
// acquire it by reading what was written.
type Ordering struct {
	// Acquires: the reads of a section that writes where it has read acquire what they read, and
	// FailureAcquires: those of one that does not, in the end. An operation that
	// writes only if it likes what it finds may have another order where it does not.
	Acquires, FailureAcquires bool
	// Releases: a write releases.
	Releases bool
	// Whole: the section is one operation, whose writes release what its reads
	// acquire, whichever comes first. It says nothing of an order.
	Whole bool
}

// Mixed reports whether it depends on a write of what was read if reads acquire.
func (o Ordering) Mixed() bool { return o.Acquires != o.FailureAcquires }

// strong is the ordering of what says nothing: sequentially consistent.
var strong = Ordering{Acquires: true, FailureAcquires: true, Releases: true, Whole: true}

// orders are the memory orders by their names in {:order}, {:failure_order} and {:fence}.
var orders = map[string]struct{ acquires, releases bool }{
	"relaxed": {},
	"consume": {acquires: true}, // as every compiler has it
	"acquire": {acquires: true},
	"release": {releases: true},
	"acq_rel": {acquires: true, releases: true},
	"seq_cst": {acquires: true, releases: true},
}

// orderingOf is the ordering of the section that s begins, by its {:order NAME},
// seq_cst if it has none, and {:failure_order NAME}, which is that of its reads if it
// writes nothing that it has read.
func orderingOf(s *ivl.AtomicBegin) Ordering {
	order, marked := s.Attrs.Text("order"), s.Attrs.Has("order") || s.Attrs.Has("failure_order")
	if !marked {
		return strong
	}
	if order == "" {
		order = "seq_cst"
	}
	o := orders[order]
	out := Ordering{Acquires: o.acquires, FailureAcquires: o.acquires, Releases: o.releases}
	if s.Attrs.Has("failure_order") {
		out.FailureAcquires = orders[s.Attrs.Text("failure_order")].acquires
	}
	return out
}

// FenceOf says whether s is a fence, assume {:fence ORDER} true, and of which kinds.
func FenceOf(s ivl.Stmt) (acquires, releases bool) {
	a, ok := s.(*ivl.Assume)
	if !ok || !a.Attrs.Has("fence") {
		return false, false
	}
	o := orders[a.Attrs.Text("fence")]
	return o.acquires, o.releases
}

// checkOrders reports memory orders that are none.
func (l *lowerer) checkOrders(info *ivl.StmtInfo) {
	for _, name := range []string{"order", "failure_order", "fence"} {
		if !info.Attrs.Has(name) {
			continue
		}
		if _, ok := orders[info.Attrs.Text(name)]; !ok {
			l.errorf("memory-order", info.Pos, "%s %q is no memory order; there are relaxed, consume, acquire, release, acq_rel and seq_cst",
				name, info.Attrs.Text(name))
		}
	}
}

// Orders says how strong the atomic operations of a program are.
type Orders struct {
	// Relaxing: some operation is not sequentially consistent.
	Relaxing bool
	// Weak: some read does not acquire, or some write does not release. If there
	// is none, two accesses that nothing orders can be brought next to each other.
	Weak bool
}

// Orders looks through the sections of p.
func (p *Program) Orders() Orders {
	var out Orders
	for _, q := range p.Procs {
		for _, s := range q.Steps {
			if s.Begin == nil || s.Plain() {
				continue
			}
			for _, name := range []string{"order", "failure_order"} {
				out.Relaxing = out.Relaxing || s.Begin.Attrs.Has(name) && s.Begin.Attrs.Text(name) != "seq_cst"
			}
			reads, writes := s.Partial, s.Partial
			for _, st := range s.Stmts {
				if c, ok := st.(*ivl.Call); ok && !c.Proc.IsIntrinsic() {
					reads, writes = true, true
				}
			}
			for _, a := range s.Accesses {
				reads, writes = reads || !a.Write, writes || a.Write
			}
			o := s.Ordering()
			out.Weak = out.Weak || reads && (!o.FailureAcquires || writes && !o.Acquires) || writes && !o.Releases
		}
	}
	return out
}
