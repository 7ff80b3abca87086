package machine

import (
	"fmt"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Config says how a Machine starts.
type Config struct {
	// Initial gives the values of Inputs, in their order; what is missing is
	// zero (value.Zero).
	Initial []value.Value
	// Partial has what is arbitrary be unknown, as an invalid value, where it is not given: what is computed from it is
	// unknown, too, and where a thread decides by it, the Oracle chooses. The executions are then more than those of
	// the program (Beyer, Löwe: Explicit-State Software Model Checking Based on CEGAR and
	// Interpolation, FASE 2013, has such values).
	Partial bool
	// Distant puts objects whose address is left to the machine out of the way
	// of those whose address an Oracle gives.
	Distant bool
}

// Machine is the state of a running program: its globals and its threads. A
// thread is named by its index in the order of creation; 0 is the entry
// thread. A Machine and its clones belong to one goroutine.
type Machine struct {
	// Prog is the program that runs.
	Prog    *Program
	consts  map[*ivl.Var]value.Value
	globals []value.Value
	// open says which of globals still have an initial value that was not given; guessed is set,
	// for all clones, when one of them or a constant without a value is read.
	open    []bool
	guessed *bool
	threads []*Thread
	objects []Object // on the heap, in the order of allocation
	exited  bool
	// distant puts objects whose address is left to the machine out of the way
	// of those whose address a schedule gives.
	distant bool
	partial bool // see Config

	owner *owner // what this machine may change in place
	ev    value.Evaluator
	exec  executor // of the statement that is executed
	cur   *Frame   // that the evaluator reads locals from
}

// owner marks what belongs to one machine alone; what carries another mark is
// shared with a clone and copied before it is changed.
type owner struct{ _ byte }

// Object is an object of the heap: where it lies and its size in bytes.
type Object struct{ Addr, Size uint64 }

// Thread is the state of a thread. Only its Machine changes it.
type Thread struct {
	owner     *owner
	Frames    []Frame   // the innermost call last
	Atomic    int       // depth of atomic sections
	Section   *cfg.Step // the outermost of them
	ID        int64     // what {:thread_self} yields
	child     int64     // what {:thread_child} yields
	Instance  int       // of the schedule
	Parent    int       // index
	Spawn     *ivl.AsyncCall
	SpawnAt   ivl.Stmt // the position marker at the spawn, or nil
	allocated int      // objects so far
	Ended     bool
	Returned  bool // its procedure has
	// Stuck is set by exploration when the next statement is an assume that
	// will never hold: the thread makes no more steps but has not ended.
	Stuck bool
}

// Frame is an activation of a procedure.
type Frame struct {
	owner *owner
	Proc  *Proc
	Block *cfg.Block
	Index int // of the next statement; len(block.Stmts) is the terminator
	Vars  []value.Value
	Call  *ivl.Call // in the frame below; nil for a thread's first frame
	Mark  ivl.Stmt  // the last {:sourceloc} marker
}

// New is a machine in the initial state of p. The error says that the constants, as far as
// they are known, contradict an axiom, or that a value does not fit its variable.
func New(p *cfg.Program, c Config) (*Machine, error) {
	prog := compile(p)
	given := map[*ivl.Var]value.Value{}
	for i, v := range Inputs(p) {
		if i >= len(c.Initial) || !c.Initial[i].IsValid() {
			continue
		}
		if err := CheckType(c.Initial[i], v, v.Pos); err != nil {
			return nil, err
		}
		given[v] = c.Initial[i]
	}
	known := value.Constants(p.Source, given)
	consts, err := constants(p.Source, definitions(p.Source), known)
	if err != nil {
		return nil, err
	}
	for v := range consts {
		_, fixed := known[v]
		prog.arbitrary[v] = !fixed
	}
	fixed := func(v *ivl.Var) (value.Value, bool) {
		x, ok := consts[v]
		return x, ok && !(c.Partial && prog.arbitrary[v])
	}
	if err := checkAxioms(p.Source, fixed); err != nil {
		return nil, err
	}
	m := &Machine{Prog: prog, consts: consts, owner: new(owner), guessed: new(bool), distant: c.Distant, partial: c.Partial}
	initial := func(v *ivl.Var) (value.Value, bool) {
		switch x, ok := given[v]; {
		case ok:
			return x, true
		case c.Partial:
			return value.Unknown(v.Type), true
		}
		return value.Zero(v.Type), false
	}
	for _, g := range p.Globals {
		x, known := initial(g)
		m.globals, m.open = append(m.globals, x), append(m.open, !known)
	}
	f := m.newFrame(prog.entry, nil)
	for i, v := range p.Entry.Ins {
		x, known := initial(v)
		f.Vars[i] = x
		*m.guessed = *m.guessed || !known && f.liveness().Live(v, f.Block, 0)
	}
	m.threads = []*Thread{{owner: m.owner, Frames: []Frame{f}, ID: 1, Parent: -1}}
	m.ev.Env = m.lookup
	return m, nil
}

// Clone is an independent copy of m. It takes time proportional to the number
// of globals and threads.
func (m *Machine) Clone() *Machine {
	m.owner = new(owner) // so that neither changes what both see
	c := &Machine{
		Prog: m.Prog, consts: m.consts,
		globals: slices.Clone(m.globals),
		open:    slices.Clone(m.open), guessed: m.guessed,
		threads: slices.Clone(m.threads),
		objects: m.objects[:len(m.objects):len(m.objects)],
		exited:  m.exited,
		distant: m.distant,
		partial: m.partial,
		owner:   new(owner),
	}
	m.objects = m.objects[:len(m.objects):len(m.objects)]
	c.ev.Env = c.lookup
	return c
}

func (m *Machine) newFrame(p *Proc, call *ivl.Call) Frame {
	return Frame{
		owner: m.owner, Proc: p, Block: p.Blocks[0],
		Vars: slices.Clone(p.zero), Call: call,
	}
}

// own is thread t, ready to be changed.
func (m *Machine) own(t int) *Thread {
	th := m.threads[t]
	if th.owner != m.owner {
		c := *th
		c.owner = m.owner
		c.Frames = slices.Clone(th.Frames)
		th = &c
		m.threads[t] = th
	}
	return th
}

func (th *Thread) Top() *Frame { return &th.Frames[len(th.Frames)-1] }

// lookup is the evaluator's view of the current frame.
func (m *Machine) lookup(v *ivl.Var) (value.Value, bool) {
	if s, ok := m.Prog.slots[v]; ok {
		if s.global {
			*m.guessed = *m.guessed || m.open[s.index]
			return known(m.globals[s.index])
		}
		return known(m.cur.Vars[s.index])
	}
	*m.guessed = *m.guessed || m.Prog.arbitrary[v]
	x, ok := m.consts[v]
	return x, ok && !(m.partial && m.Prog.arbitrary[v])
}

// known is x, and whether there is such a value.
func known(x value.Value) (value.Value, bool) { return x, x.IsValid() }

// set assigns to a global or a local of the frame f, which m owns.
func (m *Machine) set(f *Frame, v *ivl.Var, x value.Value) {
	s, ok := m.Prog.slots[v]
	if !ok {
		panic(fmt.Sprintf("machine: no slot for variable %s", v.Name))
	}
	if s.global {
		m.globals[s.index], m.open[s.index] = x, false
		return
	}
	if f.owner != m.owner {
		f.Vars = slices.Clone(f.Vars)
		f.owner = m.owner
	}
	f.Vars[s.index] = x
}

// Threads is the number of threads created so far.
func (m *Machine) Threads() int { return len(m.threads) }

// Thread is the state of thread t, for looking at; the next step of the thread ends its validity.
func (m *Machine) Thread(t int) *Thread { return m.threads[t] }

// Strand says that thread t makes no more steps, since an assume that will never hold is next.
func (m *Machine) Strand(t int) { m.own(t).Stuck = true }

// Stranded reports whether Strand was called for some thread.
func (m *Machine) Stranded() bool {
	return slices.ContainsFunc(m.threads, func(t *Thread) bool { return t.Stuck })
}

// Skip takes thread t past its next statement without executing it.
func (m *Machine) Skip(t int) { m.own(t).Top().Index++ }

// Exits reports whether thread t is stranded where it ends the process.
func (m *Machine) Exits(t int) bool { return m.threads[t].exits() }

func (th *Thread) exits() bool {
	if !th.Stuck {
		return false
	}
	f := th.Top()
	return f.Index < len(f.Block.Stmts) && IsExit(f.Block.Stmts[f.Index])
}

// Exited reports whether the process has ended.
func (m *Machine) Exited() bool { return m.exited }

// Guessed reports whether this machine, or a clone, has read an initial value that was not given.
func (m *Machine) Guessed() bool { return *m.guessed }

// Newest is the object that was allocated last.
func (m *Machine) Newest() Object { return m.objects[len(m.objects)-1] }

// Constants gives the values of the constants.
func (m *Machine) Constants() map[*ivl.Var]value.Value { return m.consts }

// Ended reports whether thread t has ended.
func (m *Machine) Ended(t int) bool { return m.threads[t].Ended }

// Next is what thread t does next: a statement, or a terminator if the block
// is at its end; neither if the thread has ended.
func (m *Machine) Next(t int) (ivl.Stmt, cfg.Term) {
	th := m.threads[t]
	if th.Ended {
		return nil, nil
	}
	f := th.Top()
	if f.Index < len(f.Block.Stmts) {
		return f.Block.Stmts[f.Index], nil
	}
	return nil, f.Block.Term
}

// Global is the value of global variable or constant v.
func (m *Machine) Global(v *ivl.Var) (value.Value, bool) {
	if s, ok := m.Prog.slots[v]; ok && s.global {
		return m.globals[s.index], true
	}
	x, ok := m.consts[v]
	return x, ok
}

// Eval evaluates e as thread t sees it now.
func (m *Machine) Eval(t int, e ivl.Expr) (value.Value, bool) {
	th := m.threads[t]
	if len(th.Frames) == 0 {
		m.cur = nil
		return value.Eval(e, m.Global)
	}
	m.cur = th.Top()
	return m.ev.Eval(e)
}

// Value is the value of v as thread t sees it now.
func (m *Machine) Value(t int, v *ivl.Var) (value.Value, bool) {
	m.cur = m.threads[t].Top()
	return m.lookup(v)
}

// Evaluator evaluates as thread t sees the state now, until the machine makes its next step; stored is told of
// each element of a map that an expression stores.
func (m *Machine) Evaluator(t int, stored func(e ivl.Expr, args []value.Value, v value.Value)) *value.Evaluator {
	m.cur = m.threads[t].Top()
	return &value.Evaluator{Env: m.lookup, OnStore: stored}
}

// SameGlobals reports whether the globals of m and n have the same values, but for floors and what is faint.
func (m *Machine) SameGlobals(n *Machine) bool {
	for i, g := range m.globals {
		if !value.Equal(g, n.globals[i]) && !m.Prog.floors[m.Prog.Globals[i]] && !m.Prog.Source.Faint[m.Prog.Globals[i]] {
			return false
		}
	}
	return true
}

// Hash is a 64-bit hash of all of the state that decides what can happen next:
// values that no thread reads again are left out.
func (m *Machine) Hash() uint64 { return m.hash(nil, (*Frame).liveness) }

// RelevantHash is a Hash that leaves out what makes no difference to more than itself, as well.
func (m *Machine) RelevantHash() uint64 {
	return m.hash(m.Prog.Source.Faint, func(f *Frame) *cfg.Liveness { return m.Prog.relevance(f.Proc) })
}

func (m *Machine) hash(faint cfg.Faint, live func(*Frame) *cfg.Liveness) uint64 {
	h := hash(uint64(len(m.threads)))
	for i, g := range m.globals {
		if faint[m.Prog.Globals[i]] {
			continue
		}
		if m.open[i] {
			h.add(1<<32 | uint64(i))
		}
		h.add(g.Hash())
	}
	for _, th := range m.threads {
		h.add(m.hashThread(th, live))
	}
	return uint64(h)
}

// hashThread hashes what decides how a thread can go on.
func (m *Machine) hashThread(th *Thread, live func(*Frame) *cfg.Liveness) uint64 {
	h := hash(1)
	switch {
	case th.Ended && th.Returned:
		h.add(4)
		return uint64(h)
	case th.Ended:
		h.add(2)
		return uint64(h)
	case th.Stuck: // unlike an ended thread, it keeps others from deadlock
		h.add(3)
		if th.exits() {
			h.add(6)
		}
		return uint64(h)
	}
	h.add(uint64(th.ID))
	h.add(uint64(th.child))
	if goal.Environment(th.Spawn) {
		h.add(5)
	}
	h.add(uint64(th.Atomic)<<32 | uint64(th.allocated))
	for i := range th.Frames {
		f := &th.Frames[i]
		if f.Proc.number == nil {
			f.Proc.number = map[*cfg.Block]uint64{}
			for _, b := range f.Proc.Blocks {
				m.Prog.blocks++
				f.Proc.number[b] = m.Prog.blocks
			}
		}
		h.add(f.Proc.number[f.Block]<<20 | uint64(f.Index))
		// States that differ only in dead variables count as one.
		live(f).Before(f.Block, f.Index).Each(func(i int) {
			h.add(uint64(i))
			h.add(f.Vars[i].Hash())
		})
	}
	return uint64(h)
}

// liveness is that of the frame's procedure.
func (f *Frame) liveness() *cfg.Liveness {
	if f.Proc.live == nil {
		f.Proc.live = cfg.NewLiveness(f.Proc.Proc)
	}
	return f.Proc.live
}

// hash folds words into one with splitmix64's finalizer.
type hash uint64

func (h *hash) add(w uint64) {
	x := uint64(*h)*0x9e3779b97f4a7c15 + w
	x ^= x >> 30
	x *= 0xbf58476d1ce4e5b9
	x ^= x >> 27
	x *= 0x94d049bb133111eb
	*h = hash(x ^ x>>31)
}

// Position is where thread t stands.
func (m *Machine) Position(t int) trace.Pos {
	if m.threads[t].Ended {
		return trace.Pos{}
	}
	st, _ := m.Next(t)
	return PositionOf(m.threads[t].Position(), st)
}

// Place is where thread t stands; none if it has ended.
func (m *Machine) Place(t int) trace.Place {
	if m.threads[t].Ended {
		return trace.Place{}
	}
	f := m.threads[t].Top()
	return trace.Place{Proc: f.Proc.Decl.Name, Block: m.Prog.labels[f.Block], Index: f.Index}
}

// PositionOf is what a {:sourceloc} marker says, or else where the statement is.
func PositionOf(mark, s ivl.Stmt) trace.Pos {
	var at ivl.Pos
	if mark != nil && mark.Info().Attrs.Has("sourceloc") {
		at = mark.Info().Attrs.Get("sourceloc").Place()
	} else if s != nil {
		at = s.Info().Pos
	}
	return trace.PosOf(at)
}

// Position is the {:sourceloc} marker that holds for the innermost activation
// of code that is not a model, or for the innermost one if all are models.
func (th *Thread) Position() ivl.Stmt {
	for i := len(th.Frames) - 1; i >= 0; i-- {
		if f := &th.Frames[i]; f.Mark != nil && !f.Proc.Model {
			return f.Mark
		}
	}
	if len(th.Frames) > 0 {
		return th.Top().Mark
	}
	return nil
}

// Modelled gives the call with the attribute of a model that the thread is in; nil if there is none.
func (th *Thread) Modelled(attribute string) *ivl.Call {
	for i := len(th.Frames) - 1; i > 0 && th.Frames[i].Proc.Model; i-- {
		if c := th.Frames[i].Call; c != nil && c.Attrs.Has(attribute) {
			return c
		}
	}
	return nil
}

// SameAs reports whether an iteration of thread t, which led from m to n, has changed nothing.
func (m *Machine) SameAs(n *Machine, t int) bool {
	if len(m.threads) != len(n.threads) || len(m.objects) != len(n.objects) || !m.SameGlobals(n) {
		return false
	}
	before, after := m.threads[t], n.threads[t]
	if len(before.Frames) != len(after.Frames) || before.child != after.child {
		return false
	}
	same := true
	for i := range before.Frames {
		f, g := &before.Frames[i], &after.Frames[i]
		if i == len(before.Frames)-1 {
			m.Prog.relevance(f.Proc).Before(f.Block, f.Index).Each(func(i int) { same = same && value.Equal(f.Vars[i], g.Vars[i]) })
		} else {
			same = same && slices.EqualFunc(f.Vars, g.Vars, value.Equal)
		}
	}
	return same
}

// relevance says what can still make a difference in the procedure.
func (c *Program) relevance(p *Proc) *cfg.Liveness {
	if c.inert == nil {
		c.inert = c.Source.Inert()
	}
	if p.relevant == nil {
		p.relevant = cfg.NewRelevance(p.Proc, cfg.NewGraph(p.Proc.Blocks), c.inert, c.Source.Faint)
	}
	return p.relevant
}
