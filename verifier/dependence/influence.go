package dependence

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Some models choose freely what the real function computes: the digits that sprintf writes for %g. If no choice
// leads to a failure, the real function does not, either; but a failure may depend on a choice that the real function
// never makes. The dependence graph finds these failures: such a choice is a node, and each node that depends on it is
// marked when it is made.
//
// Unlike in a slice, implicit flows are dependences, too (D. and P. Denning, Certification of programs for secure
// information flow, CACM 1977): what is written on either path between a branch whose condition depends on a choice and the
// block where its paths join depends on the choice. All these dependences lead to marked nodes, so that no slice of a failure
// that is reported has one. The path that is not taken is assumed to terminate: an endless computation there is not
// considered (an endless wait is), nor an assertion that fails there, since that is a failure, too.
type influence struct {
	// first is an approximation of the program; nil if it has none, and then nothing is marked.
	first *Approximation
	// why is, by node, the approximation that it depends on.
	why []*Approximation
	// same gives a node for each approximation, and for none.
	same map[*Approximation]int32
	// all is the node of an approximation on which the whole execution from here on depends, or -1.
	all int32
	// any is the first approximation on which some step of a thread depends.
	any *Approximation
}

// Approximation is a call of a model whose choices stand for something that the real function
// computes: what it is, in words, and where the program calls it.
type Approximation struct {
	What string
	At   trace.Pos
}

// approximating is a model that has said that its choices approximate.
type approximating struct {
	node int32 // of the marker
	// The model writes to these addresses, up to but not including to.
	from, to uint64
	vars     []*ivl.Var // that hold what is there
}

func newInfluence(p *machine.Program) influence {
	d := influence{all: -1}
	for s := range p.Source.Stmts() {
		if a := approximates(s); a != nil && d.first == nil {
			d.first, d.same = newApproximation(a, machine.PositionOf(nil, s)), map[*Approximation]int32{}
		}
	}
	return d
}

// approximates is the attribute of assume {:approximate what, address, size, v, …} true.
func approximates(s ivl.Stmt) *ivl.Attr {
	if !machine.IsMarker(s) {
		return nil
	}
	return s.Info().Attrs.Get("approximate")
}

func newApproximation(a *ivl.Attr, at trace.Pos) *Approximation {
	why := &Approximation{At: at}
	if len(a.Args) > 0 {
		why.What = a.Args[0].Str
	}
	return why
}

// earlier is the one of two approximations that comes first in the source, so that the answer does not
// depend on the order in which they are looked at.
func earlier(a, b *Approximation) *Approximation {
	switch {
	case a == nil:
		return b
	case b == nil:
		return a
	case b.At.IVL().Compare(a.At.IVL()) < 0:
		return b
	}
	return a
}

// approximates reports whether anything in the program does.
func (d *influence) approximates() bool { return d.first != nil }

// approximated is what some of the nodes depend on; nil if on no approximation. A node may be -1.
func (d *influence) approximated(on []int32) (why *Approximation) {
	if d.first == nil {
		return nil
	}
	for _, n := range on {
		if n >= 0 {
			why = earlier(why, d.why[n])
		}
	}
	return why
}

// controlled is the approximation on which the next step of thread t is control dependent.
func (d *Graph) controlled(t int) *Approximation {
	on := d.control(t)
	return d.approximated(on[:])
}

// note remembers an approximation on which steps of a thread are control dependent.
func (d *influence) note(why *Approximation) {
	if d.any == nil {
		d.any = why
	}
}

// chooses adds what a choice of the current model depends on.
func (x *reading) chooses() {
	if m := x.fr.model; m != nil {
		x.on = append(x.on, m.node)
	}
}

// approximate notes that the choices of this activation approximate.
func (x *reading) approximate(s *ivl.Assume, a *ivl.Attr) {
	model := &approximating{node: x.add(nil, newApproximation(a, machine.PositionOf(x.m.Thread(x.t).Position(), s)))}
	x.fr.model = model
	if len(a.Args) <= 2 {
		return
	}
	to, ok1 := x.number(a.Args[1].Expr)
	size, ok2 := x.number(a.Args[2].Expr)
	if !ok1 || !ok2 || size == 0 {
		return
	}
	model.from, model.to = to, max(to+size, to)
	for _, arg := range a.Args[3:] {
		if id, ok := arg.Expr.(*ivl.Ident); ok && x.prog.IsGlobal(id.Var) {
			model.vars = append(model.vars, id.Var)
			x.touch(id.Var, model.node)
		}
	}
}

func (x *reading) number(e ivl.Expr) (uint64, bool) {
	v, ok := x.m.Eval(x.t, e)
	if !ok {
		return 0, false
	}
	return v.Uint64()
}

// touch records that a node may have written to v, as far as the current model may.
func (x *reading) touch(v *ivl.Var, n int32) {
	if m := x.fr.model; m != nil && slices.Contains(m.vars, v) {
		if t, ok := ivl.Expand(v.Type).(*ivl.MapType); ok && len(t.Args) == 1 {
			x.put(v, x.of(v).cover(extent{m.from, m.to, n}))
			return
		}
	}
	x.define(v, n)
}

// assumed is called for an assume that holds, of node n, if its condition depends on the approximation why. A model's own
// assume about its choice only limits the choice.
func (x *reading) assumed(s *ivl.Assume, n int32, why *Approximation) {
	switch {
	case machine.IsThreadExit(s):
		x.leave()
	case why == nil, counts(s):
	case s.Await, s.Attrs.Has("spin"):
		x.note(why)
		x.threads[x.t].lost = n
	case x.fr.model == nil:
		x.note(why)
		x.all = n
	}
}

// leave is the end of the thread.
func (x *reading) leave() {
	if th := x.threads[x.t]; th.lost < 0 && x.controlled(x.t) != nil {
		th.lost = x.node()
	}
}

// open is called for a branch whose condition depends on an approximation: other threads may read what is written on either path.
func (x *reading) open(b *branched, why *Approximation) {
	x.note(why)
	b.arms = x.flow.armsOf(b.from)
	x.diverge(*b)
	switch {
	case b.arms.ends, b.arms.assumes && x.fr.model == nil:
		x.all = b.node
	case b.arms.waits:
		x.threads[x.t].lost = b.node
	}
}

// diverge records the possible writes on the paths of such a branch.
func (x *reading) diverge(b branched) {
	if b.arms != nil {
		for _, v := range b.arms.writes {
			x.touch(v, b.node)
		}
	}
}
