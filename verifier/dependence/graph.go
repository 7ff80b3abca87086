package dependence

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/digraph"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/machine"
)

// Graph is the dynamic dependence graph of a replay: which executed statements each one depends
// on, by the values that it reads and by the branch that decides whether it is executed (Agrawal and
// Horgan, Dynamic program slicing, PLDI 1990). Waiting for something is no dependence.
//
// The graph also says what depends on choices of models that only approximate (influence.go).
type Graph struct {
	prog    *machine.Program
	globals map[*ivl.Var]*defs
	threads []*dependent
	nodes   [][]int32 // by node, those that it depends on
	// targets are the nodes of the failure.
	targets []int32
	// over is set if the graph got too large, or does not fit the machine: the slice is the whole execution.
	over bool
	flow *controlFlow
	influence
}

// maxNodes bounds the graph.
const maxNodes = 4_000_000

// dependent is a thread.
type dependent struct {
	frames []*dependentFrame
	// lost is the node of an approximation that decides how far the thread gets; -1 if there is none.
	lost int32
}

type dependentFrame struct {
	vars map[*ivl.Var]*defs
	// control is the call, or the creation of the thread; -1 in the entry thread.
	control int32
	open    []branched
	// model is the model that the activation belongs to, if that approximates.
	model *approximating
}

// branched is a branch whose paths have not joined.
type branched struct {
	from *cfg.Block
	node int32
	// arms are what may happen on its paths if its condition depends on an approximation, else nil.
	arms *arms
}

// New is an empty graph for an execution of p that is about to start.
func New(p *machine.Program) *Graph {
	entry := &dependentFrame{vars: map[*ivl.Var]*defs{}, control: -1}
	return &Graph{
		prog: p, globals: map[*ivl.Var]*defs{}, flow: &controlFlow{prog: p}, influence: newInfluence(p),
		threads: []*dependent{{frames: []*dependentFrame{entry}, lost: -1}},
	}
}

// reading collects what a statement of thread t depends on.
type reading struct {
	*Graph
	m  *machine.Machine
	t  int
	fr *dependentFrame
	on []int32
}

// at is for what thread t does next; false if the graph is over.
func (d *Graph) at(m *machine.Machine, t int) (*reading, bool) {
	if t >= len(d.threads) || len(d.threads[t].frames) == 0 || len(d.threads[t].frames) != len(m.Thread(t).Frames) {
		d.over = true
		if d.approximates() {
			d.all = d.add(nil, d.first)
		}
		return nil, false
	}
	if d.over && !d.approximates() {
		return nil, false
	}
	th := d.threads[t]
	return &reading{Graph: d, m: m, t: t, fr: th.frames[len(th.frames)-1]}, true
}

// node ends what was collected.
func (x *reading) node() int32 {
	on := slices.Clone(x.on)
	x.on = x.on[:0]
	for _, c := range x.control(x.t) {
		if c >= 0 {
			on = append(on, c)
		}
	}
	return x.add(on, x.approximated(on))
}

// add makes a node that depends on others, and on an approximation if why is one. When the graph is over, only
// the approximation is kept.
func (d *Graph) add(on []int32, why *Approximation) int32 {
	d.over = d.over || len(d.nodes) >= maxNodes
	if n, ok := d.same[why]; ok && d.over {
		return n
	}
	n := int32(len(d.nodes))
	d.nodes = append(d.nodes, on)
	if d.approximates() {
		d.why = append(d.why, why)
		d.same[why] = n
	}
	return n
}

// control lists the nodes that decide whether thread t does what it does next; -1 is none.
func (d *Graph) control(t int) [3]int32 {
	th, at := d.threads[t], int32(-1)
	if n := len(th.frames); n > 0 {
		fr := th.frames[n-1]
		if at = fr.control; len(fr.open) > 0 {
			at = fr.open[len(fr.open)-1].node
		}
	}
	return [3]int32{at, th.lost, d.all}
}

// Before looks at the next step of thread t, and gives what to do when it has been made.
func (d *Graph) Before(m *machine.Machine, t int) func(machine.Event) {
	x, ok := d.at(m, t)
	if !ok {
		return func(machine.Event) {}
	}
	s, term := m.Next(t)
	switch s := s.(type) {
	case nil:
		return x.end(term)
	case *ivl.Assert:
		x.read(s.Cond)
		if a := s.Attrs.Get("access"); a != nil { // where no object can be meant, the condition says nothing of the address
			for _, arg := range a.Args {
				if arg.Expr != nil {
					x.read(arg.Expr)
				}
			}
		}
		n := x.node()
		return func(ev machine.Event) {
			if ev.Status == machine.Failed {
				d.targets = append(d.targets, n)
			}
		}
	case *ivl.Havoc:
		x.chooses()
		n := x.node()
		for _, v := range s.Vars {
			x.define(v.Var, n)
		}
	case *ivl.Assign:
		x.assign(s)
	case *ivl.Call:
		return x.call(s)
	case *ivl.AsyncCall:
		fr := x.enter(d.prog.Procs[s.Proc], s.Args)
		return func(ev machine.Event) {
			for len(d.threads) <= ev.Child {
				d.threads = append(d.threads, &dependent{lost: -1})
			}
			d.threads[ev.Child].frames = []*dependentFrame{fr}
		}
	case *ivl.Assume:
		return x.assume(s)
	}
	return func(machine.Event) {}
}

// assume has a node if it is shown in reports, or if it decides whether the thread goes on.
func (x *reading) assume(s *ivl.Assume) func(machine.Event) {
	if a := approximates(s); a != nil {
		x.approximate(s, a)
		return func(machine.Event) {}
	}
	x.read(s.Cond)
	why, n := x.approximated(x.on), int32(-1)
	for _, a := range s.Attrs {
		for _, arg := range a.Args {
			if a.Name == "cvalue" && arg.Expr != nil {
				x.read(arg.Expr)
			}
		}
	}
	if machine.IsMarker(s) || s.Await || why != nil {
		n = x.node()
	}
	return func(machine.Event) { x.assumed(s, n, why) }
}

// end is the end of a block.
func (x *reading) end(term cfg.Term) func(machine.Event) {
	from := x.m.Thread(x.t).Top().Block
	assumed := func() {}
	switch term := term.(type) {
	case *cfg.Return:
		return x.back()
	case *cfg.Branch:
		x.read(term.Cond)
		why := x.approximated(x.on)
		if s := cfg.SpinExit(term); s != nil {
			n := x.branch(from, nil)
			assumed = func() { x.assumed(s, n, why) }
			break
		}
		x.branch(from, why)
	case *cfg.Goto:
		if len(term.Targets) > 1 {
			x.chooses()
			x.branch(from, x.approximated(x.on))
		}
	}
	return func(machine.Event) {
		assumed()
		if x.m.Thread(x.t).Ended {
			return
		}
		at := x.m.Thread(x.t).Top().Block
		for n := len(x.fr.open); n > 0 && x.flow.joinOf(x.fr.open[n-1].from) == at; n-- {
			x.diverge(x.fr.open[n-1])
			x.fr.open = x.fr.open[:n-1]
		}
	}
}

// branch enters the paths of a branch, whose condition depends on an approximation if why is one. It gives its node.
func (x *reading) branch(from *cfg.Block, why *Approximation) int32 {
	b := branched{from: from, node: x.node()}
	if why != nil {
		x.open(&b, why)
	}
	if n := len(x.fr.open); n == 0 || x.fr.open[n-1].from != from {
		x.fr.open = append(x.fr.open, b)
	} else { // the next iteration
		if b.arms == nil {
			b.arms = x.fr.open[n-1].arms
		}
		x.fr.open[n-1] = b
	}
	return b.node
}

// back is the return from a procedure.
func (x *reading) back() func(machine.Event) {
	for n := len(x.fr.open); n > 0; n-- {
		x.diverge(x.fr.open[n-1])
	}
	frames := x.threads[x.t].frames
	call := x.m.Thread(x.t).Top().Call
	if len(frames) < 2 || call == nil {
		x.leave()
		x.threads[x.t].frames = frames[:len(frames)-1]
		return func(machine.Event) {}
	}
	var outs []*defs
	for _, out := range x.m.Prog.Procs[call.Proc].Outs {
		outs = append(outs, x.copied(ivl.NewIdent(out)))
	}
	x.threads[x.t].frames = frames[:len(frames)-1]
	x.fr = frames[len(frames)-2]
	return func(machine.Event) {
		for i, out := range call.Outs {
			if out != nil && i < len(outs) {
				x.put(out.Var, outs[i])
			}
		}
	}
}

// call has a node for what a primitive gives, and the activation of a procedure.
func (x *reading) call(s *ivl.Call) func(machine.Event) {
	p := x.prog.Procs[s.Proc]
	if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() || s.Proc.IsAllocator() || p == nil {
		for _, a := range s.Args {
			x.read(a)
		}
		if x.approximated(x.on) != nil {
			x.on = x.on[:0] // the address of an object does not depend on its size
		}
		n := x.node()
		for _, o := range s.Outs {
			if o != nil {
				x.define(o.Var, n)
			}
		}
		return func(machine.Event) {}
	}
	fr := x.enter(p, s.Args)
	fr.model = x.fr.model
	return func(machine.Event) { x.threads[x.t].frames = append(x.threads[x.t].frames, fr) }
}

// enter is an activation of p; each parameter has a node of its own.
func (x *reading) enter(p *machine.Proc, args []ivl.Expr) *dependentFrame {
	fr := &dependentFrame{vars: map[*ivl.Var]*defs{}, control: x.node()}
	for i, a := range args {
		if p != nil && i < len(p.Ins) {
			fr.vars[p.Ins[i]] = x.copied(a)
		}
	}
	return fr
}

// assign gives what is assigned its nodes; all values are read before the first variable changes.
func (x *reading) assign(s *ivl.Assign) {
	var puts []func()
	for i, l := range s.Lhs {
		v, rhs := cfg.Target(l).Var, s.Rhs[i]
		var args []ivl.Expr
		whole := false
		switch l := l.(type) {
		case *ivl.Ident:
			if st, ok := rhs.(*ivl.Store); ok {
				if m, ok := st.M.(*ivl.Ident); ok && m.Var == v {
					args, rhs = st.Args, st.Value
				}
			}
		case *ivl.Select:
			args = l.Args
			for m, ok := l.M.(*ivl.Select); ok; m, ok = m.M.(*ivl.Select) {
				args, whole = append(args[:len(args):len(args)], m.Args...), true
			}
		}
		if args == nil {
			to := x.copied(rhs)
			puts = append(puts, func() { x.put(v, to) })
			continue
		}
		x.readAll(args)
		why := x.approximated(x.on)
		at, known := x.key(args)
		if whole = whole || !known || why != nil; whole { // any element may have got the value
			x.note(why)
			x.use(x.of(v))
		}
		x.read(rhs)
		n := x.node()
		puts = append(puts, func() {
			if whole {
				x.define(v, n)
			} else {
				x.put(v, x.of(v).set(at, n))
			}
		})
	}
	for _, put := range puts {
		put()
	}
}

func (x *reading) of(v *ivl.Var) *defs {
	if x.prog.IsGlobal(v) {
		return x.globals[v]
	}
	return x.fr.vars[v]
}

func (x *reading) put(v *ivl.Var, d *defs) {
	if x.prog.IsGlobal(v) {
		x.globals[v] = d
	} else {
		x.fr.vars[v] = d
	}
}

func (x *reading) define(v *ivl.Var, n int32) { x.put(v, &defs{whole: n}) }

// copied is what a variable has that gets the value of e.
func (x *reading) copied(e ivl.Expr) *defs {
	x.read(e)
	return &defs{whole: x.node()}
}

// key names the element of a map at args; false if it is not determined.
func (x *reading) key(args []ivl.Expr) (key, bool) {
	index := make([]value.Value, len(args))
	for i, a := range args {
		v, ok := x.m.Eval(x.t, a)
		if !ok {
			return key{}, false
		}
		index[i] = v
	}
	return keyOf(index), true
}

// use adds what gave a variable its value.
func (x *reading) use(d *defs) {
	d.each(func(n int32) { x.on = append(x.on, n) })
}

// useElement adds what gave an element of a map its value.
func (x *reading) useElement(d *defs, at key) {
	if n := d.element(at); n >= 0 {
		x.on = append(x.on, n)
	}
}

func (x *reading) readAll(es []ivl.Expr) {
	for _, e := range es {
		x.read(e)
	}
}

// read adds what the value of e depends on. What depends on approximations is left out if the value
// is the same without it.
func (x *reading) read(e ivl.Expr) {
	switch e := e.(type) {
	case *ivl.Ident:
		x.use(x.of(e.Var))
		return
	case *ivl.Select:
		x.readAll(e.Args)
		x.element(e.M, e.Args)
		return
	case *ivl.Binary:
		switch e.Op {
		case ivl.And:
			x.operands(ivl.Children(e), func(_ int, v value.Value) bool { return !v.IsTrue() })
			return
		case ivl.Or:
			x.operands(ivl.Children(e), func(_ int, v value.Value) bool { return v.IsTrue() })
			return
		case ivl.Implies:
			x.operands(ivl.Children(e), func(i int, v value.Value) bool { return v.IsTrue() == (i == 1) })
			return
		}
	case *ivl.IfThenElse:
		from := len(x.on)
		x.read(e.C)
		if x.approximates() && x.approximated(x.on[from:]) == nil {
			if c, ok := x.m.Eval(x.t, e.C); ok {
				if c.IsTrue() {
					x.read(e.T)
				} else {
					x.read(e.E)
				}
				return
			}
		}
		x.readAll([]ivl.Expr{e.T, e.E})
		return
	case *ivl.FuncApp:
		if op := e.Func.Attrs.Text("bvbuiltin"); op == "bvand" || op == "bvmul" {
			x.operands(e.Args, func(i int, v value.Value) bool { return value.Equal(v, value.Zero(e.Args[i].Type())) })
			return
		}
	case *ivl.Quantifier, *ivl.Lambda, *ivl.Let, *ivl.CodeExpr:
		ivl.FreeVars(e, func(id *ivl.Ident) { x.use(x.of(id.Var)) })
		return
	}
	x.readAll(ivl.Children(e))
}

// operands reads operands of which one may determine the value of the whole: if it does not depend on approximations,
// and another one does, only it is read.
func (x *reading) operands(es []ivl.Expr, decides func(i int, v value.Value) bool) {
	var ends []int
	from := len(x.on)
	for _, e := range es {
		x.read(e)
		ends = append(ends, len(x.on))
	}
	if x.approximated(x.on[from:]) == nil {
		return
	}
	begin := from
	for i, e := range es {
		on := x.on[begin:ends[i]]
		if begin = ends[i]; x.approximated(on) != nil {
			continue
		}
		if v, ok := x.m.Eval(x.t, e); ok && decides(i, v) {
			x.on = append(x.on[:from], on...)
			return
		}
	}
}

// element adds what the element of the map m at args, which were read, depends on.
func (x *reading) element(m ivl.Expr, args []ivl.Expr) {
	if at, ok := x.key(args); ok {
		if m, ok := m.(*ivl.Ident); ok {
			x.useElement(x.of(m.Var), at)
			return
		}
	}
	x.read(m)
}

// Conflict makes a target of the access at which thread t stands: of the control that leads there, and of what it accesses.
func (d *Graph) Conflict(m *machine.Machine, t int) {
	x, ok := d.at(m, t)
	if !ok {
		return
	}
	if th := m.Thread(t).Top(); th.Index < len(th.Block.Stmts) {
		for _, a := range th.Block.Accesses(th.Index) {
			x.readAll(a.Args)
		}
	}
	d.targets = append(d.targets, x.node())
}

// Waits makes a target of the wait of thread t: of the control that leads there, and of the last writes to what it waits for.
// An invalid object is one that the program does not name; reads are the elements that a spinning thread reads.
func (d *Graph) Waits(m *machine.Machine, t int, object value.Value, reads []Element) {
	x, ok := d.at(m, t)
	if !ok {
		return
	}
	if object.IsValid() {
		for _, g := range m.Prog.Holders {
			x.useElement(d.globals[g], keyOf([]value.Value{object}))
		}
	}
	for _, a := range reads {
		x.useElement(d.globals[a.Var], keyOf(a.Index))
	}
	d.targets = append(d.targets, x.node())
}

// Element is a variable, or an element of one that is a map.
type Element struct {
	Var   *ivl.Var
	Index []value.Value
}

// Size is how many nodes there are.
func (d *Graph) Size() int { return len(d.nodes) }

// Slice marks the nodes on which the targets depend; nil if all may be.
func (d *Graph) Slice() []bool {
	if d.over || len(d.targets) == 0 {
		return nil
	}
	in := make([]bool, len(d.nodes))
	for _, n := range digraph.Reach(func(n int32) []int32 {
		return slices.DeleteFunc(slices.Clone(d.nodes[n]), func(m int32) bool { return m < 0 })
	}, d.targets...) {
		in[n] = true
	}
	return in
}
