package interp

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Config says how a Machine starts.
type Config struct {
	// Initial gives the values of Inputs, in their order; what is missing is
	// zero (value.Zero).
	Initial []value.Value
}

// Machine is the state of a running program: its globals and its threads. A
// thread is named by its index in the order of creation; 0 is the entry
// thread. A Machine and its clones belong to one goroutine.
type Machine struct {
	prog    *program
	consts  map[*ivl.Var]value.Value
	globals []value.Value
	// open says which of globals still have an initial value that nobody gave; guessed is set,
	// for all clones, when one of them or a constant without a value is read.
	open    []bool
	guessed *bool
	threads []*thread
	objects []object // on the heap, in the order of allocation
	exited  bool
	// distant puts objects whose address is left to the machine out of the way
	// of those whose address a schedule gives.
	distant bool

	owner *owner // what this machine may change in place
	ev    value.Evaluator
	cur   *frame // that the evaluator reads locals from
}

// owner marks what belongs to one machine alone; what carries another mark is
// shared with a clone and copied before it is changed.
type owner struct{ _ byte }

type object struct{ addr, size uint64 }

type thread struct {
	owner     *owner
	frames    []frame   // the innermost call last
	atomic    int       // depth of atomic sections
	section   *cfg.Step // the outermost of them
	id        int64     // what {:thread_self} yields
	child     int64     // what {:thread_child} yields
	instance  int       // of the schedule
	parent    int       // index
	spawn     *ivl.AsyncCall
	spawnAt   ivl.Stmt // the position marker at the spawn, or nil
	allocated int      // objects so far
	ended     bool
	returned  bool // its procedure has
	// stuck is set by exploration when the next statement is an assume that
	// will never hold: the thread does nothing any more but has not ended.
	stuck bool
}

type frame struct {
	owner *owner
	proc  *proc
	block *cfg.Block
	index int // of the next statement; len(block.Stmts) is the terminator
	vars  []value.Value
	call  *ivl.Call // in the frame below; nil for a thread's first frame
	mark  ivl.Stmt  // the last {:sourceloc} marker
}

// New is a machine in the initial state of p. The error says that the
// constants contradict an axiom, or that a value does not fit its variable.
func New(p *cfg.Program, c Config) (*Machine, error) {
	prog := compile(p)
	given := map[*ivl.Var]value.Value{}
	for i, v := range Inputs(p) {
		if i >= len(c.Initial) || !c.Initial[i].IsValid() {
			prog.arbitrary[v] = v.Kind == ivl.Const
			continue
		}
		if err := typeError(c.Initial[i], v, v.Pos); err != nil {
			return nil, err
		}
		given[v] = c.Initial[i]
	}
	consts, err := constants(p.Source, given)
	if err != nil {
		return nil, err
	}
	m := &Machine{prog: prog, consts: consts, owner: new(owner), guessed: new(bool)}
	initial := func(v *ivl.Var) (value.Value, bool) {
		if x, ok := given[v]; ok {
			return x, true
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
		f.vars[i] = x
		*m.guessed = *m.guessed || !known && f.liveness().Live(v, f.block, 0)
	}
	m.threads = []*thread{{owner: m.owner, frames: []frame{f}, id: 1, parent: -1}}
	m.ev.Env = m.lookup
	return m, nil
}

// Clone is a copy of m that goes its own way. It takes time proportional to
// the number of globals and threads.
func (m *Machine) Clone() *Machine {
	m.owner = new(owner) // so that neither changes what both see
	c := &Machine{
		prog: m.prog, consts: m.consts,
		globals: append([]value.Value(nil), m.globals...),
		open:    append([]bool(nil), m.open...), guessed: m.guessed,
		threads: append([]*thread(nil), m.threads...),
		objects: m.objects[:len(m.objects):len(m.objects)],
		exited:  m.exited,
		distant: m.distant,
		owner:   new(owner),
	}
	m.objects = m.objects[:len(m.objects):len(m.objects)]
	c.ev.Env = c.lookup
	return c
}

func (m *Machine) newFrame(p *proc, call *ivl.Call) frame {
	return frame{
		owner: m.owner, proc: p, block: p.Blocks[0],
		vars: append([]value.Value(nil), p.zero...), call: call,
	}
}

// own is thread t, ready to be changed.
func (m *Machine) own(t int) *thread {
	th := m.threads[t]
	if th.owner != m.owner {
		c := *th
		c.owner = m.owner
		c.frames = append([]frame(nil), th.frames...)
		th = &c
		m.threads[t] = th
	}
	return th
}

func (th *thread) top() *frame { return &th.frames[len(th.frames)-1] }

// lookup is the evaluator's view of the current frame.
func (m *Machine) lookup(v *ivl.Var) (value.Value, bool) {
	if s, ok := m.prog.slots[v]; ok {
		if s.global {
			*m.guessed = *m.guessed || m.open[s.index]
			return m.globals[s.index], true
		}
		return m.cur.vars[s.index], true
	}
	*m.guessed = *m.guessed || m.prog.arbitrary[v]
	x, ok := m.consts[v]
	return x, ok
}

// set assigns to a global or a local of the frame f, which m owns.
func (m *Machine) set(f *frame, v *ivl.Var, x value.Value) {
	s, ok := m.prog.slots[v]
	if !ok {
		panic(fmt.Sprintf("interp: no slot for variable %s", v.Name))
	}
	if s.global {
		m.globals[s.index], m.open[s.index] = x, false
		return
	}
	if f.owner != m.owner {
		f.vars = append([]value.Value(nil), f.vars...)
		f.owner = m.owner
	}
	f.vars[s.index] = x
}

// Threads is the number of threads created so far.
func (m *Machine) Threads() int { return len(m.threads) }

// Ended reports whether thread t has ended.
func (m *Machine) Ended(t int) bool { return m.threads[t].ended }

// Next is what thread t does next: a statement, or a terminator if the block
// is at its end; neither if the thread has ended.
func (m *Machine) Next(t int) (ivl.Stmt, cfg.Term) {
	th := m.threads[t]
	if th.ended {
		return nil, nil
	}
	f := th.top()
	if f.index < len(f.block.Stmts) {
		return f.block.Stmts[f.index], nil
	}
	return nil, f.block.Term
}

// Global is the value of global variable or constant v.
func (m *Machine) Global(v *ivl.Var) (value.Value, bool) {
	if s, ok := m.prog.slots[v]; ok && s.global {
		return m.globals[s.index], true
	}
	x, ok := m.consts[v]
	return x, ok
}

// Eval evaluates e as thread t sees it now.
func (m *Machine) Eval(t int, e ivl.Expr) (value.Value, bool) {
	th := m.threads[t]
	if len(th.frames) == 0 {
		m.cur = nil
		return value.Eval(e, m.Global)
	}
	m.cur = th.top()
	return m.ev.Eval(e)
}

// Hash is a 64-bit hash of all of the state that decides what can happen next:
// values that no thread reads again are left out.
func (m *Machine) Hash() uint64 {
	h := hash(uint64(len(m.threads)))
	for i, g := range m.globals {
		if m.open[i] {
			h.add(1<<32 | uint64(i))
		}
		h.add(g.Hash())
	}
	for _, th := range m.threads {
		h.add(m.hashThread(th))
	}
	return uint64(h)
}

func (m *Machine) hashThread(th *thread) uint64 {
	h := hash(1)
	switch {
	case th.ended && th.returned:
		h.add(4)
		return uint64(h)
	case th.ended:
		h.add(2)
		return uint64(h)
	case th.stuck: // unlike an ended thread, it keeps others from deadlock
		h.add(3)
		return uint64(h)
	}
	h.add(uint64(th.id))
	h.add(uint64(th.child))
	h.add(uint64(th.atomic)<<32 | uint64(th.allocated))
	for i := range th.frames {
		f := &th.frames[i]
		live := f.liveness()
		if f.proc.number == nil {
			f.proc.number = map[*cfg.Block]uint64{}
			for _, b := range f.proc.Blocks {
				m.prog.blocks++
				f.proc.number[b] = m.prog.blocks
			}
		}
		h.add(f.proc.number[f.block]<<20 | uint64(f.index))
		// States that differ only in what nobody reads any more count as one.
		live.Before(f.block, f.index).Each(func(i int) {
			h.add(uint64(i))
			h.add(f.vars[i].Hash())
		})
	}
	return uint64(h)
}

// liveness is that of the frame's procedure.
func (f *frame) liveness() *cfg.Liveness {
	if f.proc.live == nil {
		f.proc.live = cfg.NewLiveness(f.proc.Proc)
	}
	return f.proc.live
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
