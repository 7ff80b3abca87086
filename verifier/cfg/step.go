package cfg

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"github.com/gsmack/gsmack/ivl"
)

// Step is what other threads can notice as one thing: an atomic section, or a statement
// outside of sections that accesses a global variable, starts a thread, waits or ends its
// thread.
//
// In a thread instance a step is exact: each statement is in one section or in none. In a
// procedure of the lowered program, which calls others, it has the statements that are in it on
// every path; Partial says that there may be more.
type Step struct {
	// Begin begins the section; nil for a single statement.
	Begin *ivl.AtomicBegin
	// Stmts are its statements in topological order, without those that delimit sections.
	Stmts []ivl.Stmt
	// Blocks are those that it goes through.
	Blocks []*Block
	// Accesses are those to global variables; in the lowered program, to globals that
	// something writes.
	Accesses []Access
	// Partial: where the section ends is not known. It goes on behind a return of its
	// procedure, is ended in a callee, or goes on on some of the paths to a place only.
	Partial bool

	ends  []ivl.Stmt
	first int // index of the first block
}

// Moved is the attribute of a statement that was a step of its own and joined the one before it (Lipton).
var Moved = ivl.NewAttr("moved")

// Section reports whether s is an atomic section. A nil Step is none.
func (s *Step) Section() bool { return s != nil && (s.Begin != nil || s.Partial) }

// Plain reports whether accesses to data in s are plain ones, which can race with any other:
// outside of sections, and in those with {:plain}, which are one step of their thread all the same.
func (s *Step) Plain() bool {
	return !s.Section() || s.Begin != nil && s.Begin.Attrs.Has("plain")
}

// Probe reports whether s is a probe (the pass spin).
func (s *Step) Probe() bool { return s != nil && s.Begin != nil && BeginsProbe(s.Begin) }

// MayRace reports whether a, which s accesses, may take part in a race. What a probe accesses, the iteration before would have
// accessed in its place.
func (s *Step) MayRace(a Access) bool { return !a.Benign && !s.Probe() }

// Ordering is that of the accesses that are not plain. Those in a section with {:plain} are to what we know of the
// memory that it accesses, and order nothing, as that does not.
func (s *Step) Ordering() Ordering {
	switch {
	case s == nil || s.Begin == nil:
		return strong
	case s.Plain():
		return Ordering{}
	}
	return orderingOf(s.Begin)
}

// First is the statement with which s begins.
func (s *Step) First() ivl.Stmt {
	if s.Begin != nil {
		return s.Begin
	}
	return s.Stmts[0]
}

// BeginsAt reports whether st is the first statement of s, a delimiter included.
func (s *Step) BeginsAt(st ivl.Stmt) bool {
	return s != nil && (s.Begin != nil || !s.Partial) && s.First() == st
}

// EndsAt reports whether s ends behind st, a delimiter included. A section can have several ends.
func (s *Step) EndsAt(st ivl.Stmt) bool {
	return s != nil && (slices.Contains(s.ends, st) || !s.Section() && s.Stmts[0] == st)
}

// Waits reports whether some statement of s may have to wait.
func (s *Step) Waits() bool {
	return slices.ContainsFunc(s.Stmts, func(st ivl.Stmt) bool {
		a, ok := st.(*ivl.Assume)
		return ok && Awaits(a)
	})
}

// Awaits reports whether the thread waits at s until its condition holds.
func Awaits(s *ivl.Assume) bool { return s.Await && !EndsThread(s) }

// EndsProcess reports whether the process ends at s.
func EndsProcess(s *ivl.Assume) bool { return !s.Await && s.Attrs.Has("exit") }

// EndsThread reports whether s, when its condition is false, is the end of the thread: what a
// section around it did so far stays.
func EndsThread(s *ivl.Assume) bool { return s.Await && s.Attrs.Has("thread_exit") }

// Trivial reports whether e is the literal true.
func Trivial(e ivl.Expr) bool {
	lit, ok := e.(*ivl.BoolLit)
	return ok && lit.Value
}

// IsPlace reports whether s does nothing but carry a source position.
func IsPlace(s ivl.Stmt) bool {
	a, ok := s.(*ivl.Assume)
	return ok && a.Attrs.Has("sourceloc") && Trivial(a.Cond)
}

// DepthAfter is how many atomic sections are open behind s, given how many are before. What ends none does nothing.
func DepthAfter(depth int, s ivl.Stmt) int {
	switch s.(type) {
	case *ivl.AtomicBegin:
		return depth + 1
	case *ivl.AtomicEnd:
		return max(depth-1, 0)
	}
	return depth
}

// Delimits reports whether s does nothing itself, but begins or ends an atomic section.
func Delimits(s ivl.Stmt) bool {
	switch s.(type) {
	case *ivl.AtomicBegin, *ivl.AtomicEnd:
		return true
	}
	return false
}

// contents is what is computed of the statements of a block, by index.
type contents struct {
	steps    []*Step // one more for the terminator
	accesses [][]Access
	alone    bool
}

// layout finds the steps of an instance when they are asked for: most passes do not. Until then nobody changes the
// blocks in place.
type layout struct {
	once   sync.Once
	inst   string // its name
	flow   *sectionFlow
	blocks []*Block
	alone  bool // no other thread exists when the instance begins
	steps  []*Step
}

func (l *layout) find() {
	l.once.Do(func() {
		c := l.flow.contents(l.blocks, isGlobal, l.alone)
		if c.err != nil {
			panic("cfg: " + l.inst + ": " + c.err.Error())
		}
		c.keep(l.blocks)
		l.steps, l.flow = c.steps, nil
	})
}

// laidContents are the contents of b.
func (b *Block) laidContents() *contents {
	if b.laid != nil {
		b.laid.find()
	}
	return &b.contents
}

// Step is the step to which statement i belongs, or, if there are only i statements, the
// terminator; nil if nobody notices it.
func (b *Block) Step(i int) *Step { return b.laidContents().steps[i] }

// Accesses are those that statement i makes.
func (b *Block) Accesses(i int) []Access { return b.laidContents().accesses[i] }

// Alone reports whether no other thread exists before the first statement of a block of the
// entry instance.
func (b *Block) Alone() bool { return b.laidContents().alone }

// Depth is how many ends close the atomic sections that are open in front of statement i of a block of an instance, or,
// if there are only i statements, of the terminator.
func (b *Block) Depth(i int) int {
	depth := b.depth
	for _, s := range b.Stmts[:i] {
		depth = DepthAfter(depth, s)
	}
	return depth
}

// Steps are those of the instance, in the order of the blocks.
func (i *Instance) Steps() []*Step {
	i.laid.find()
	return i.laid.steps
}

// Lay gives the instance the blocks that can be reached from entry, which are changed in place, in
// a topological order in which the blocks of a section follow one another. Its steps are found in them; that
// panics if a place is in a section on some paths only.
func (i *Instance) Lay(entry *Block) {
	f := openSections(Tidy(entry), nil)
	i.Blocks = f.arrange()
	i.laid = &layout{inst: i.Name, flow: f, alone: i.Parent == nil, blocks: i.Blocks}
	for _, b := range i.Blocks {
		b.laid, b.depth = i.laid, f.at[b].depth
	}
}

// FindSteps finds the steps of the procedures. Whoever changes statements calls it.
func (p *Program) FindSteps() {
	p.written = p.findWritten()
	for i, c := range p.findSteps() {
		c.keep(p.Procs[i].Blocks)
		p.Procs[i].Steps = c.steps
	}
}

// findSteps finds what is in each of Procs.
func (p *Program) findSteps() []*found {
	effects := newSections(func(d *ivl.ProcDecl) []*Block {
		if q := p.Proc(d); q != nil {
			return q.Blocks
		}
		return nil
	})
	out := make([]*found, len(p.Procs))
	for i, q := range p.Procs {
		out[i] = openSections(q.Blocks, effects).contents(q.Blocks, p.Written, false)
	}
	return out
}

// Written reports whether some statement writes the global v.
func (p *Program) Written(v *ivl.Var) bool { return p.written[v] }

// findWritten gives the globals that some statement writes.
func (p *Program) findWritten() map[*ivl.Var]bool {
	written := AssignedIn(p.Stmts())
	maps.DeleteFunc(written, func(v *ivl.Var, _ bool) bool { return v.Kind != ivl.Global })
	return written
}

func isGlobal(v *ivl.Var) bool { return v.Kind == ivl.Global }

// found is what is computed of some blocks.
type found struct {
	steps  []*Step
	blocks []contents
	err    error // not what a thread instance may be
}

func (f *found) keep(blocks []*Block) {
	for i, b := range blocks {
		b.contents = f.blocks[i]
	}
}

// contents finds the steps of blocks, all of which the flow knows. alone says that no other thread
// exists when the first of them is entered.
func (f *sectionFlow) contents(blocks []*Block, wanted func(*ivl.Var) bool, alone bool) *found {
	out := &found{blocks: make([]contents, len(blocks))}
	list := NewAccessList(wanted)
	spawned := map[*Block]bool{}
	for i, b := range blocks {
		at, alone := f.at[b], alone && !spawned[b]
		c := contents{steps: make([]*Step, len(b.Stmts)+1), accesses: make([][]Access, len(b.Stmts)), alone: alone}
		out.enter(at.step, blocks, i)
		for j, s := range b.Stmts {
			before := at
			at = f.after(at, s)
			if _, spawns := s.(*ivl.AsyncCall); spawns {
				alone = false
			}
			accesses := list.Of(s)
			for k := range accesses {
				accesses[k].Alone = alone
			}
			step := before.step
			if step == nil {
				step = at.step
			}
			switch {
			case step == nil && (len(accesses) > 0 || Noticed(s)):
				step = &Step{Stmts: b.Stmts[j : j+1 : j+1], Blocks: blocks[i : i+1 : i+1], Accesses: accesses}
			case step == nil:
				if Delimits(s) && out.err == nil {
					out.err = fmt.Errorf("block %s ends an atomic section that was not begun", b.Label)
				}
			case before.step == nil:
				out.enter(step, blocks, i)
			case !Delimits(s):
				step.Stmts, step.Accesses = append(step.Stmts, s), append(step.Accesses, accesses...)
			case at.step == nil:
				step.ends = append(step.ends, s)
			}
			c.steps[j], c.accesses[j] = step, accesses
			if step.BeginsAt(s) {
				out.steps = append(out.steps, step)
			}
		}
		c.steps[len(b.Stmts)] = at.step
		if _, ok := b.Term.(*Return); ok {
			f.lose(at.step)
		}
		for _, next := range Successors(b.Term) {
			if !alone {
				spawned[next] = true
			}
		}
		out.blocks[i] = c
	}
	for _, s := range out.steps {
		if s.Partial && out.err == nil {
			out.err = fmt.Errorf("the atomic section that begins at %s does not end on every path", s.Begin.Pos)
		}
	}
	return out
}

// enter notes that a section is entered in block i, or open where that begins.
func (f *found) enter(s *Step, blocks []*Block, i int) {
	if s == nil {
		return
	}
	if len(s.Blocks) == 0 {
		s.first = i
	}
	if s.first+len(s.Blocks) != i && f.err == nil {
		f.err = fmt.Errorf("the blocks of the atomic section at block %s do not follow one another", blocks[i].Label)
	}
	s.Blocks = append(s.Blocks, blocks[i])
}

// Noticed reports whether other threads notice s though it accesses nothing: it starts a thread,
// waits or ends its thread.
func Noticed(s ivl.Stmt) bool {
	switch s := s.(type) {
	case *ivl.AsyncCall:
		return true
	case *ivl.Assume:
		return s.Await && !Trivial(s.Cond)
	}
	return false
}

// CheckSteps reports how the blocks and steps of an instance are not what Lay made.
func (i *Instance) CheckSteps() error {
	fresh := openSections(i.Blocks, nil).contents(i.Blocks, isGlobal, i.Parent == nil)
	if fresh.err != nil {
		return fresh.err
	}
	return fresh.kept(i.Steps(), i.Blocks)
}

// CheckSteps reports how the steps of the procedures are not those that FindSteps would find.
func (p *Program) CheckSteps() error {
	for i, fresh := range p.findSteps() {
		if err := fresh.kept(p.Procs[i].Steps, p.Procs[i].Blocks); err != nil {
			return fmt.Errorf("%s: %w", p.Procs[i].Decl.Name, err)
		}
	}
	return nil
}

// kept reports how what is kept differs from what was found.
func (f *found) kept(steps []*Step, blocks []*Block) error {
	if !slices.EqualFunc(steps, f.steps, (*Step).equal) {
		return errors.New("the steps are not kept")
	}
	now := map[*Step]*Step{nil: nil}
	for n, s := range steps {
		now[s] = f.steps[n]
	}
	for n, b := range blocks {
		c := f.blocks[n]
		b.laidContents()
		if b.alone != c.alone || !slices.EqualFunc(b.steps, c.steps, func(s, t *Step) bool { return now[s] == t || s != nil && s.Begin == nil && s.Partial }) ||
			!slices.EqualFunc(b.accesses, c.accesses, func(x, y []Access) bool { return slices.EqualFunc(x, y, Access.equal) }) {
			return fmt.Errorf("the steps of block %s are not kept", b.Label)
		}
	}
	return nil
}

func (s *Step) equal(t *Step) bool {
	return s.Begin == t.Begin && slices.Equal(s.Stmts, t.Stmts) && slices.Equal(s.Blocks, t.Blocks) &&
		slices.EqualFunc(s.Accesses, t.Accesses, Access.equal) && s.Partial == t.Partial && slices.Equal(s.ends, t.ends)
}

func (a Access) equal(b Access) bool {
	return a.Var == b.Var && slices.Equal(a.Args, b.Args) && a.Write == b.Write && a.Value == b.Value && a.Stmt == b.Stmt && a.Alone == b.Alone && a.Benign == b.Benign && a.Raced == b.Raced
}

// describe says what other threads notice of s, in one line.
func (s *Step) describe(data map[*ivl.Var]bool) string {
	var what []string
	plain, atomic := false, false
	for _, a := range s.Accesses {
		if w := a.String(); !slices.Contains(what, w) {
			what = append(what, w)
		}
		if s.Plain() && data[a.Var] {
			plain = true
		} else {
			atomic = true
		}
	}
	var how []string
	if plain {
		how = append(how, "plain")
	}
	if atomic {
		how = append(how, "atomic")
	}
	if s.Begin != nil {
		for _, name := range []string{"order", "failure_order"} {
			if s.Begin.Attrs.Has(name) {
				how = append(how, s.Begin.Attrs.Text(name))
			}
		}
	}
	text := "step"
	if len(what) > 0 {
		text = "step: " + strings.Join(what, ", ") + " (" + strings.Join(how, ", ") + ")"
	}
	for _, st := range s.Stmts {
		switch st := st.(type) {
		case *ivl.AsyncCall:
			text += "; starts " + st.Name
		case *ivl.Call:
			if !st.Proc.IsIntrinsic() {
				text += "; calls " + st.Name
			}
		case *ivl.Assume:
			if EndsThread(st) {
				text += "; may end the thread"
			}
		}
	}
	if s.Waits() {
		text += "; waits"
	}
	if s.Partial {
		text += "; goes on elsewhere"
	}
	return text
}
