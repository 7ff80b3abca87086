package interp

import (
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// dependence is the dynamic dependence graph of a replay: which executed statements each one depends
// on, by the values that it reads and by the branch that decides whether it is executed (Agrawal and
// Horgan, Dynamic program slicing, PLDI 1990). What an execution waits for is no dependence.
type dependence struct {
	prog    *program
	globals map[*ivl.Var]*defs
	threads []*dependent
	nodes   [][]int32 // by node, those that it depends on
	// targets are the nodes of the failure.
	targets []int32
	// over is set if the graph got too large, or does not fit the machine: everything counts.
	over  bool
	joins map[*cfg.Block]*cfg.Block
	flow  *influence // for the control-flow graph
}

// maxNodes bounds the graph.
const maxNodes = 4_000_000

// dependent is a thread.
type dependent struct {
	frames []*dependentFrame
}

type dependentFrame struct {
	vars map[*ivl.Var]*defs
	// control is the call, or the creation of the thread; -1 in the entry thread.
	control int32
	open    []branched
}

// branched is a branch whose ways have not met.
type branched struct {
	from *cfg.Block
	node int32
}

// defs are the nodes that gave a variable, or the elements of a map since, their values.
type defs struct {
	whole int32
	parts map[string]int32
}

func newDependence(p *program) *dependence {
	return &dependence{
		prog: p, globals: map[*ivl.Var]*defs{}, joins: map[*cfg.Block]*cfg.Block{}, flow: &influence{prog: p},
		threads: []*dependent{{frames: []*dependentFrame{{vars: map[*ivl.Var]*defs{}, control: -1}}}},
	}
}

// reading collects what a statement of thread t depends on.
type reading struct {
	*dependence
	m  *Machine
	t  int
	fr *dependentFrame
	on []int32
}

// at is for what thread t does next; false if the graph is over.
func (d *dependence) at(m *Machine, t int) (*reading, bool) {
	if d.over || t >= len(d.threads) || len(d.threads[t].frames) != len(m.threads[t].frames) || len(d.threads[t].frames) == 0 || len(d.nodes) > maxNodes {
		d.over = true
		return nil, false
	}
	th := d.threads[t]
	m.cur = m.threads[t].top()
	return &reading{dependence: d, m: m, t: t, fr: th.frames[len(th.frames)-1]}, true
}

// node ends what was collected.
func (x *reading) node() int32 {
	on := append([]int32(nil), x.on...)
	x.on = x.on[:0]
	if c := x.control(); c >= 0 {
		on = append(on, c)
	}
	x.nodes = append(x.nodes, on)
	return int32(len(x.nodes) - 1)
}

func (x *reading) control() int32 {
	if n := len(x.fr.open); n > 0 {
		return x.fr.open[n-1].node
	}
	return x.fr.control
}

// before looks at the next step of thread t, and gives what to do when it has been made.
func (d *dependence) before(m *Machine, t int) func(Event) {
	x, ok := d.at(m, t)
	if !ok {
		return func(Event) {}
	}
	s, term := m.Next(t)
	switch s := s.(type) {
	case nil:
		return x.end(term)
	case *ivl.Assert:
		x.read(s.Cond)
		n := x.node()
		return func(ev Event) {
			if ev.Status == Failed {
				d.targets = append(d.targets, n)
			}
		}
	case *ivl.Havoc:
		n := x.node()
		for _, v := range s.Vars {
			x.define(v.Var, n)
		}
	case *ivl.Assign:
		x.assign(s)
	case *ivl.Call:
		return x.call(s)
	case *ivl.AsyncCall:
		fr := x.enter(d.prog.procs[s.Proc], s.Args)
		return func(ev Event) {
			for len(d.threads) <= ev.Child {
				d.threads = append(d.threads, &dependent{})
			}
			d.threads[ev.Child].frames = []*dependentFrame{fr}
		}
	case *ivl.Assume:
		if !isMarker(s) && !s.Await {
			break
		}
		x.read(s.Cond)
		for _, a := range s.Attrs {
			for _, arg := range a.Args {
				if a.Name == "cvalue" && arg.Expr != nil {
					x.read(arg.Expr)
				}
			}
		}
		x.node()
	}
	return func(Event) {}
}

// end is the end of a block.
func (x *reading) end(term cfg.Term) func(Event) {
	from := x.m.threads[x.t].top().block
	switch term := term.(type) {
	case *cfg.Return:
		return x.back()
	case *cfg.Branch:
		x.read(term.Cond)
		x.branch(from)
	case *cfg.Goto:
		if len(term.Targets) > 1 {
			x.branch(from)
		}
	}
	return func(Event) {
		if x.m.threads[x.t].ended {
			return
		}
		at := x.m.threads[x.t].top().block
		for n := len(x.fr.open); n > 0 && x.join(x.fr.open[n-1].from) == at; n-- {
			x.fr.open = x.fr.open[:n-1]
		}
	}
}

func (x *reading) branch(from *cfg.Block) {
	b := branched{from, x.node()}
	if n := len(x.fr.open); n > 0 && x.fr.open[n-1].from == from {
		x.fr.open[n-1] = b // the next iteration
		return
	}
	x.fr.open = append(x.fr.open, b)
}

// join is where the ways of a branch meet; nil if nowhere.
func (d *dependence) join(from *cfg.Block) *cfg.Block {
	to, ok := d.joins[from]
	if !ok {
		to = d.flow.meeting(from)
		d.joins[from] = to
	}
	return to
}

// back is the return from a procedure.
func (x *reading) back() func(Event) {
	frames := x.threads[x.t].frames
	done := x.fr
	call := x.m.threads[x.t].top().call
	x.threads[x.t].frames = frames[:len(frames)-1]
	if len(frames) < 2 || call == nil {
		return func(Event) {}
	}
	p := x.m.prog.procs[call.Proc]
	var outs []int32
	for _, out := range p.Outs {
		x.use(done.vars[out], nil)
		outs = append(outs, x.node())
	}
	x.fr = frames[len(frames)-2]
	return func(Event) {
		for i, out := range call.Outs {
			if out != nil && i < len(outs) {
				x.define(out.Var, outs[i])
			}
		}
	}
}

func (x *reading) call(s *ivl.Call) func(Event) {
	p := x.prog.procs[s.Proc]
	if s.Proc.IsThreadSelf() || s.Proc.IsThreadChild() || s.Proc.IsAllocator() || p == nil {
		for _, a := range s.Args {
			x.read(a)
		}
		n := x.node()
		for _, o := range s.Outs {
			if o != nil {
				x.define(o.Var, n)
			}
		}
		return func(Event) {}
	}
	fr := x.enter(p, s.Args)
	return func(Event) { x.threads[x.t].frames = append(x.threads[x.t].frames, fr) }
}

// enter is an activation of p; each parameter has a node of its own.
func (x *reading) enter(p *proc, args []ivl.Expr) *dependentFrame {
	fr := &dependentFrame{vars: map[*ivl.Var]*defs{}, control: x.node()}
	for i, a := range args {
		if p != nil && i < len(p.Ins) {
			x.read(a)
			fr.vars[p.Ins[i]] = &defs{whole: x.node()}
		}
	}
	return fr
}

func (x *reading) assign(s *ivl.Assign) {
	type target struct {
		v    *ivl.Var
		part string
		node int32
	}
	var targets []target
	for i, l := range s.Lhs {
		g := target{v: cfg.Target(l).Var}
		rhs := s.Rhs[i]
		var args []ivl.Expr
		if sel, ok := l.(*ivl.Select); ok {
			args = sel.Args
			if _, one := sel.M.(*ivl.Ident); !one {
				x.use(x.of(g.v), nil)
				args = nil
			}
			x.read(l)
			x.on = x.on[:0] // what the element held does not matter
			for _, a := range sel.Args {
				x.read(a)
			}
		} else if st, ok := rhs.(*ivl.Store); ok {
			if m, ok := st.M.(*ivl.Ident); ok && m.Var == g.v {
				for _, a := range st.Args {
					x.read(a)
				}
				args, rhs = st.Args, st.Value
			}
		}
		if args != nil {
			g.part = x.key(args)
		}
		x.read(rhs)
		g.node = x.node()
		targets = append(targets, g)
	}
	for _, g := range targets {
		if g.part == "" {
			x.define(g.v, g.node)
			continue
		}
		d := x.of(g.v)
		if d == nil {
			x.define(g.v, -1)
			d = x.of(g.v)
		}
		if d.parts == nil {
			d.parts = map[string]int32{}
		}
		d.parts[g.part] = g.node
	}
}

func (x *reading) of(v *ivl.Var) *defs {
	if x.prog.isGlobal(v) {
		return x.globals[v]
	}
	return x.fr.vars[v]
}

func (x *reading) define(v *ivl.Var, n int32) {
	if x.prog.isGlobal(v) {
		x.globals[v] = &defs{whole: n}
		return
	}
	x.fr.vars[v] = &defs{whole: n}
}

// key names the element of a map at args; "" if it is not determined.
func (x *reading) key(args []ivl.Expr) string {
	index := make([]value.Value, len(args))
	for i, a := range args {
		v, ok := x.m.ev.Eval(a)
		if !ok {
			return ""
		}
		index[i] = v
	}
	return keyOf(index)
}

// use adds what gave a variable its value, or, given the key, one element of it.
func (x *reading) use(d *defs, key *string) {
	if d == nil {
		return
	}
	if key != nil {
		if n, ok := d.parts[*key]; ok {
			x.on = append(x.on, n)
			return
		}
	}
	if d.whole >= 0 {
		x.on = append(x.on, d.whole)
	}
	if key == nil {
		for _, n := range d.parts {
			x.on = append(x.on, n)
		}
	}
}

// read adds what the value of e depends on.
func (x *reading) read(e ivl.Expr) {
	switch e := e.(type) {
	case *ivl.Ident:
		x.use(x.of(e.Var), nil)
		return
	case *ivl.Select:
		m, ok := e.M.(*ivl.Ident)
		if !ok {
			break
		}
		for _, a := range e.Args {
			x.read(a)
		}
		if key := x.key(e.Args); key != "" {
			x.use(x.of(m.Var), &key)
		} else {
			x.use(x.of(m.Var), nil)
		}
		return
	case *ivl.Quantifier, *ivl.Lambda, *ivl.Let, *ivl.CodeExpr:
		ivl.FreeVars(e, func(id *ivl.Ident) { x.use(x.of(id.Var), nil) })
		return
	}
	for _, c := range ivl.Children(e) {
		x.read(c)
	}
}

// conflict makes the access at which thread t stands a target: that control comes there, and what it accesses.
func (d *dependence) conflict(m *Machine, t int) {
	x, ok := d.at(m, t)
	if !ok {
		return
	}
	if th := m.threads[t].top(); th.index < len(th.block.Stmts) {
		for _, a := range th.block.Accesses(th.index) {
			for _, arg := range a.Args {
				x.read(arg)
			}
		}
	}
	d.targets = append(d.targets, x.node())
}

// waits makes a target that thread t does not go on: that control comes there, and who last set what it waits for.
func (d *dependence) waits(m *Machine, t int, w wait) {
	x, ok := d.at(m, t)
	if !ok {
		return
	}
	if w.reason != nil {
		key := keyOf([]value.Value{w.reason.Object})
		for _, g := range m.prog.holders {
			x.use(d.globals[g], &key)
		}
	}
	for _, a := range w.reads {
		key := keyOf(a.index)
		x.use(d.globals[a.Var], &key)
	}
	d.targets = append(d.targets, x.node())
}

func keyOf(index []value.Value) string {
	var b strings.Builder
	for _, v := range index {
		b.WriteString(v.String() + " ")
	}
	return b.String()
}

// slice marks the nodes on which the targets depend; nil if all may be.
func (d *dependence) slice() []bool {
	if d.over || len(d.targets) == 0 {
		return nil
	}
	in := make([]bool, len(d.nodes))
	work := append([]int32(nil), d.targets...)
	for len(work) > 0 {
		n := work[len(work)-1]
		work = work[:len(work)-1]
		if !in[n] {
			in[n] = true
			for _, m := range d.nodes[n] {
				if m >= 0 {
					work = append(work, m)
				}
			}
		}
	}
	return in
}
