package native

import (
	"cmp"
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"github.com/gsmack/gsmack/models"
	"github.com/gsmack/gsmack/verifier/explore"
	"github.com/gsmack/gsmack/verifier/trace"
)

// Follow finds the execution of the compiled program that a trace of the interpreter tells, and that ends in the same failure.
// If there is none, why says what differs.
//
// Both programs have the same models and the same text, so that a thread comes to the same operations in the same order: sections and
// atomic accesses at the same places, plain accesses at those and others. What the compiled program does beside, the lowered one
// has proved to be of no interest to other threads. So for each operation of the trace its thread
// goes on until it has done an operation of that kind at that place, with the values that the trace says. What the
// compiled program does not do is passed over.
func Follow(ctx context.Context, q Question, t *trace.Trace) (s *Schedule, why string, err error) {
	symbols, err := q.symbols()
	if err != nil {
		return nil, "", err
	}
	checks := classOf(propertyOf(t))
	arguments := 0
	for i, o := range t.Operations {
		if o.Op != trace.Havoc || o.Pos.Line != 0 {
			break
		}
		if o.Callee == "" && o.Known { // argc
			arguments = int(int32(o.Value))
			t.Operations = slices.Delete(slices.Clone(t.Operations), i, i+1)
			break
		}
	}
	q.Checks, q.Steps, q.Settings = checks, DefaultSteps, q.arguments(arguments)
	compares := q.Compares
	// What can be told apart, and what is one step, is known better where the counterexample comes from, and with which of the last choices the round begins that a
	// thread goes for ever.
	type try struct {
		compares bool
		checks   Check
		before   int
	}
	tries := []try{{false, checks, 0}, {true, checks, 0}, {false, checks | bytewise, 0}}
	if rounds := roundsIn(t); rounds > 0 {
		tries = append(tries, try{false, checks | inputSteps, 0})
		for before := 1; before < rounds; before++ {
			tries = append(tries, try{false, checks, before})
		}
	}
	for _, try := range tries {
		if try.compares && !compares {
			continue
		}
		q.Compares, q.Checks = try.compares, try.checks
		var differs string
		if s, differs, err = q.follow(ctx, symbols, t, try.before); s != nil || err != nil {
			return s, "", err
		}
		if why == "" {
			why = differs
		}
	}
	return nil, why, nil
}

// mostTried is how many choices are looked at of a thread that goes round for ever, to find with which of them the round begins.
const mostTried = 8

// roundsIn is how many choices there are with which the round of a thread may begin that goes round for ever at the end.
func roundsIn(t *trace.Trace) int {
	n := map[int]int{}
	most := 0
	for _, s := range ends(t) {
		for i := range t.Operations {
			if o := &t.Operations[i]; s.Spins && o.Thread == s.Thread && o.Tried && isChoice(o) {
				n[s.Thread]++
			}
		}
		most = max(most, n[s.Thread])
	}
	return min(most, mostTried)
}

// follow is Follow with identities of threads being used again, or not, and so many choices before the round of a thread that goes round for ever.
func (q Question) follow(ctx context.Context, symbols *Symbols, t *trace.Trace, before int) (s *Schedule, why string, err error) {
	read := *t // some of its operations are taken out
	f := &follower{ctx: ctx, symbols: symbols, trace: &read, threads: map[int]int{0: 1}, children: map[int][]int{}, rounds: map[int]bool{}, before: before, values: map[int][]trace.Operation{}}
	q.Checks |= follows
	if f.readPlaces(q.Numbers) {
		q.Checks |= placed
	}
	p := q.process()
	p.Detail, p.visible = true, []uint64{allVisible}
	if t.Property == "memory" {
		p.watched = symbols.code(t.Failure)
	}
	if err := p.start(); err != nil {
		return nil, "", err
	}
	defer p.Close()
	f.p = p
	if why, err = f.follow(); why != "" || err != nil {
		return nil, why, err
	}
	s = &Schedule{Checks: q.Checks, Reuses: q.Compares, Arguments: int(q.Settings[argumentCount]), Steps: f.steps, Visible: f.p.visible, Spins: f.spins, Property: propertyOf(t), watched: p.watched}
	for _, s := range []*Schedule{f.shorter(*s), s} {
		out, err := Replay(ctx, q, s)
		if err != nil {
			return nil, "", err
		}
		if out.Status != explore.Failed {
			why = f.otherwise()
			if out.Status == explore.Unmodelled {
				why = "in the compiled program there is " + out.Failure.Message + ", which cannot be executed"
			}
			continue
		}
		s.Property, s.Message = out.Failure.Property, out.Failure.Message
		if why = differs(out, symbols, t); why == "" {
			return s, "", nil
		}
	}
	return nil, why, nil
}

// otherwise says why the execution of the compiled program ends without failure, as far as that is known.
func (f *follower) otherwise() string {
	why := "the execution of the compiled program ends without failure: "
	switch {
	case f.trace.Property == "memory" && (strings.Contains(f.trace.Message, "never written") || strings.Contains(f.trace.Message, "depends on")):
		return why + "what was never written is followed in memory, not in registers or in what libraries do with it"
	case f.missed != "":
		return why + f.missed
	case f.spins:
		return why + "it is not known whether a loop goes round for ever that chooses or changes memory in each round"
	}
	return why + "it does all that the counterexample does, with other values; where objects lie, what the arguments of main say, which NaN arithmetic gives and what libraries give are the machine's"
}

// classOf is what the runtime has to look for.
func classOf(property string) Check {
	switch property {
	case "race":
		return CheckRace
	case "deadlock":
		return CheckDeadlock
	case "misuse":
		return CheckMisuse
	case "leak":
		return CheckLeak
	case "memory", "overflow", "crash": // a division by zero is one of memory
		return CheckMemory
	}
	return CheckAssert
}

// sameLine says whether two places are on the same line.
func sameLine(a, b trace.Pos) bool {
	return a.Line == b.Line && filepath.Base(a.File) == filepath.Base(b.File)
}

// differs says how the failure of the compiled program is not that of the trace; "" if it is.
func differs(out *explore.Outcome, symbols *Symbols, t *trace.Trace) string {
	f := &out.Failure
	at, _, _ := symbols.Place(f.Stack)
	property := propertyOf(t)
	if classOf(f.Property) != classOf(property) {
		return fmt.Sprintf("the compiled program ends otherwise: %s: %s at %s", f.Property, f.Message, place(at))
	}
	switch property {
	case "race":
		if a, b, same := raceOf(f, symbols, t); !same {
			return fmt.Sprintf("in the compiled program other accesses race before: at %s and %s", place(a), place(b))
		}
	case "linearizable":
		if t.History == nil || f.Message != historyText(t.History) {
			return "the history of the compiled program is another"
		}
	case "deadlock", "leak":
	default:
		if at.Line == 0 && strings.HasPrefix(t.Message, f.Message) {
			break // behind main's end
		}
		inside := property == "memory" && slices.ContainsFunc(f.Stack, func(pc uint64) bool { return sameLine(symbols.Pos(pc-1), t.Failure) })
		if !sameLine(at, t.Failure) && !inside {
			return fmt.Sprintf("the compiled program ends at another place: %s: %s at %s", f.Property, f.Message, place(at))
		}
	}
	return ""
}

// raceOf is where a race of the compiled program is, and whether it is that of the trace.
func raceOf(f *explore.Failure, symbols *Symbols, t *trace.Trace) (a, b trace.Pos, same bool) {
	a, b = symbols.Pos(f.Racing[0]-1), symbols.Pos(f.Racing[1]-1)
	racing := conflicts(t)
	if len(racing) < 2 {
		return a, b, true
	}
	x, y := racing[0].Pos, racing[1].Pos
	is := func(a, b trace.Pos) bool { return a.Line == 0 || sameLine(a, b) } // in a model there are no lines
	return a, b, is(a, x) && is(b, y) || is(a, y) && is(b, x)
}

// propertyOf is the property that the compiled program breaks in t: it knows nothing of sequential orders.
func propertyOf(t *trace.Trace) string {
	if t.History.Stuck() {
		return "deadlock"
	}
	return t.Property
}

// historyText is a history as the runtime tells it (runtime/outside.c).
func historyText(h *trace.History) string {
	sorted := slices.Clone(h.Operations)
	slices.SortFunc(sorted, func(a, b trace.Invocation) int {
		return cmp.Or(cmp.Compare(a.Self, b.Self), cmp.Compare(a.Number, b.Number))
	})
	var b strings.Builder
	for _, o := range sorted {
		fmt.Fprintf(&b, "%d.%d %d %d:", o.Self, o.Number, o.Called, o.Returned)
		for _, r := range o.Results {
			fmt.Fprintf(&b, " %d", r)
		}
		b.WriteByte(';')
	}
	return b.String()
}

// move is a transition that a thread takes next.
type move struct {
	at      trace.Pos // in the program
	pc      uint64
	plain   bool
	write   bool   // of a plain access
	object  string // that it accesses
	own     bool   // it accesses the thread's stack
	exits   bool   // the process
	strong  bool   // a section or an atomic access
	started []int  // threads
	stance  uint64 // how the thread stands before it, 0 if that is not known
	choices []uint32
	open    []uint32 // the domains of the choices
}

type follower struct {
	ctx      context.Context
	p        *Process
	symbols  *Symbols
	trace    *trace.Trace
	steps    []explore.Step
	taken    []move        // the moves that the steps are
	threads  map[int]int   // of the trace -> of the program
	children map[int][]int // of a thread of the program, in their order
	// values are what a thread of the trace chooses from now on, tried those of what it only tries.
	values map[int][]trace.Operation
	tried  map[int][]trace.Operation
	rounds map[int]bool // the threads that go round: what they try, they do again and again, but for so many choices before
	before int
	due    map[int]int // how many of them come before the operation that is being looked for
	// places are where the objects lie that a thread of the trace makes: objects with the same number lie at the same place.
	places map[int][]uint32
	// ahead are the moves that thread of does next, if it goes on alone; failed: the last of them fails; over: it can do no more.
	ahead        []move
	of           int
	failed, over bool
	wanted       map[uint64]bool // the plain accesses that are operations of the trace
	missed       string          // the first operation that the compiled program does not do
	spins        bool            // some thread goes round in a loop at the end
}

const (
	firstAhead = 200
	mostAhead  = 100000
	mostBenign = 20   // accesses whose races are passed over
	rounds     = 60   // of a loop, after which a thread is taken to go round for ever
	mostRound  = 1000 // moves in one
	stay       = -2   // the thread is to stay where it is
	isPlace    = 1    // the domain of where an object lies
)

// readPlaces finds where the objects of the trace lie, and takes what chooses that out of it. chosen: some lie where others lay, or it matters which lies
// in front of which.
func (f *follower) readPlaces(addresses map[uint64]uint64) (chosen bool) {
	f.places = map[int][]uint32{}
	numbers := map[uint64]uint32{}
	var ranked []uint64 // whose addresses are known
	for _, o := range f.trace.Operations {
		if o.Op == trace.Alloc && addresses[o.Value] != 0 && !slices.Contains(ranked, o.Value) {
			ranked = append(ranked, o.Value)
		}
	}
	byAddress := func(a, b uint64) int { return cmp.Compare(addresses[a], addresses[b]) }
	chosen = !slices.IsSortedFunc(ranked, byAddress)
	slices.SortFunc(ranked, byAddress)
	others := uint32(len(ranked))
	f.trace.Operations = slices.DeleteFunc(slices.Clone(f.trace.Operations), func(o trace.Operation) bool {
		list := f.places[o.Thread]
		switch again := numbers[o.Value]; {
		case o.Op == trace.Alloc:
			place := uint32(slices.Index(ranked, o.Value) + 1)
			if place == 0 {
				others++
				place = others
			}
			numbers[o.Value] = place
			f.places[o.Thread] = append(list, place)
		case o.Op == trace.Havoc && o.Known && again > 0 && len(list) > 0 && models.Defining(o.Callee) == "malloc":
			list[len(list)-1] = again
			chosen = true
		default:
			return false
		}
		return true
	})
	return chosen
}

// look finds the moves that a thread of the program does next, the first one with these choices.
func (f *follower) look(thread, most int, choices ...uint32) error {
	f.ahead, f.of, f.failed, f.over = f.ahead[:0], thread, false, true
	f.p.steps = min(len(f.steps)+most, maxSteps)
	out, err := f.p.Run(f.ctx, append(slices.Clone(f.steps), explore.Step{Thread: thread, Choices: choices}), len(f.steps), nil)
	if err != nil {
		return err
	}
	if out.Status == explore.Blocked || out.Status == explore.Diverged {
		return nil
	}
	if out.Status == explore.Failed && f.passOver(&out.Failure) {
		return f.look(thread, most, choices...)
	}
	for i := range out.Events {
		e := &out.Events[i]
		if e.Thread != thread {
			return nil
		}
		m := move{pc: e.PC, plain: e.Plain, exits: e.Exit, strong: e.Section || !e.Plain && len(e.Touched) > 0, started: slices.Collect(e.Children()), stance: e.Stance}
		if e.Plain && len(e.Touched) > 0 {
			m.write, m.object, m.own = e.Touched[0].Write, f.symbols.Variable(e.Touched[0].Group), onStack(e.Touched[0].Cell, thread)
		}
		m.at, _, _ = f.symbols.Place(e.Stack)
		for _, c := range e.Choices {
			m.choices, m.open = append(m.choices, c.Value), append(m.open, c.Domain)
		}
		f.ahead = append(f.ahead, m)
	}
	f.failed = out.Status == explore.Failed && out.Failure.Thread == thread && out.Failure.Property != "deadlock"
	f.over = out.Status != explore.Cut
	return nil
}

// passOver has a race that is not that of the trace be benign, so that the execution goes on.
func (f *follower) passOver(failure *explore.Failure) bool {
	if failure.Property != "race" || f.trace.Property != "race" || len(f.p.visible) > mostBenign {
		return false
	}
	_, _, same := raceOf(failure, f.symbols, f.trace)
	if same {
		return false
	}
	pc := failure.Racing[1]
	at := f.symbols.Pos(pc - 1)
	if slices.ContainsFunc(ends(f.trace), func(s *trace.Step) bool { return sameLine(at, s.Pos) }) {
		pc = failure.Racing[0]
	}
	f.p.SetVisible(slices.Insert(slices.Clone(f.p.visible), 0, pc|benignRace), nil)
	return true
}

// choose has the next move of thread t of the trace take the values that the trace has. others: what follows it has changed.
func (f *follower) choose(t int) (others bool, err error) {
	var given []uint32
	for len(f.ahead) > 0 && len(given) < len(f.ahead[0].choices) {
		m := &f.ahead[0]
		if m.open[len(given)] == isPlace {
			place := uint32(0)
			if p := f.places[t]; len(p) > 0 {
				place, f.places[t] = p[0], p[1:]
			}
			given = append(given, place)
		} else if v := f.nextValues(t); len(v) > 0 {
			f.values[t] = v[1:]
			f.due[t]--
			given = append(given, f.choice(v[0], m.choices[len(given)], m.open[len(given)])...)
		} else {
			break
		}
		if len(given) <= len(m.choices) && slices.Equal(given, m.choices[:len(given)]) {
			continue
		}
		others = true
		if err := f.look(f.of, max(len(f.ahead), firstAhead), given...); err != nil {
			return others, err
		}
		if len(f.ahead) == 0 || len(f.ahead[0].choices) < len(given) {
			break
		}
		given = slices.Clone(f.ahead[0].choices[:len(given)])
	}
	return others, nil
}

// nextValues are those that thread t of the trace chooses next.
func (f *follower) nextValues(t int) []trace.Operation {
	if f.rounds[t] && len(f.values[t]) == 0 {
		f.values[t] = f.tried[t]
		if n := len(f.tried[t]); n > 0 {
			f.tried[t] = f.tried[t][min(f.before, n-1):]
			f.before = 0
		}
	}
	return f.values[t]
}

// choice is a value of the trace as the runtime takes it; otherwise what it took.
func (f *follower) choice(v trace.Operation, otherwise, domain uint32) []uint32 {
	n := f.threads[v.Of]
	switch {
	case !v.Known:
	case domain == 2:
		return []uint32{uint32(v.Value & 1)}
	case isInput(v):
		return []uint32{givenInput, uint32(v.Value), uint32(v.Value >> 32)}
	case n > 0:
		return []uint32{uint32(n - 1)}
	}
	return []uint32{otherwise}
}

// isChoice says whether the compiled program chooses where the trace does: in the program itself, or in a model that both have.
func isChoice(o *trace.Operation) bool {
	model := models.Defining(o.Callee)
	return o.Op == trace.Havoc && (model == "" || model == "malloc" || model == "realloc" || slices.Contains(compiled, model) || slices.Contains(world, model))
}

// isInput says whether a value is the program's, or of a model of its own: it asks for it.
func isInput(o trace.Operation) bool {
	model := models.Defining(o.Callee)
	return model == "" || model == "nondet" || model == "svcomp" || slices.Contains(world, model)
}

// choosing is the first of the moves ahead that chooses, if thread t of the trace has chosen by now what the program has not; -1 if not.
func (f *follower) choosing(t int) int {
	if f.due[t] <= 0 {
		return -1
	}
	return slices.IndexFunc(f.ahead, func(m move) bool {
		return slices.ContainsFunc(m.open, func(domain uint32) bool { return domain != isPlace })
	})
}

// take has thread t of the trace do its next move. others: the moves after it are not those that were ahead; failed: it fails.
func (f *follower) take(t int) (others, failed bool, err error) {
	others, err = f.choose(t)
	if err != nil || len(f.ahead) == 0 {
		return true, false, err
	}
	m := f.ahead[0]
	f.steps = append(f.steps, explore.Step{Thread: f.of, Choices: m.choices})
	f.taken = append(f.taken, m)
	f.ahead = f.ahead[1:]
	f.children[f.of] = append(f.children[f.of], m.started...)
	return others, f.failed && len(f.ahead) == 0, nil
}

// goOn has thread t of the trace, n of the program, take moves up to the one that next finds among those ahead. If next gives -1, more
// moves are looked at. failed: it fails on the way, or there.
func (f *follower) goOn(t, n int, next func() int) (there, failed bool, err error) {
	if f.of != n || len(f.ahead) == 0 {
		err = f.look(n, firstAhead)
	}
	for err == nil {
		i := next()
		found := i >= 0
		if !found {
			switch {
			case i == stay:
				return false, false, nil
			case !f.over && len(f.ahead) < mostAhead:
				err = f.look(n, min(10*len(f.ahead)+firstAhead, mostAhead))
				continue
			}
			// It may be behind a choice that the trace makes otherwise.
			if i = f.choosing(t); i < 0 {
				return false, false, nil
			}
		}
		for k := 0; k <= i && err == nil; k++ {
			var others bool
			others, failed, err = f.take(t)
			if failed || found && k == i {
				return true, failed, err
			}
			if others {
				break
			}
		}
	}
	return false, false, err
}

// thread is a thread of the trace in the program. It is started if it was not.
func (f *follower) thread(t int) (int, error) {
	if n := f.threads[t]; n != 0 || t < 0 || t >= len(f.trace.Threads) || f.trace.Threads[t].Parent < 0 {
		return n, nil
	}
	parent, err := f.thread(f.trace.Threads[t].Parent)
	if parent == 0 || err != nil {
		return 0, err
	}
	k := 0 // of the parent's threads
	for i := range t {
		if f.trace.Threads[i].Parent == f.trace.Threads[t].Parent {
			k++
		}
	}
	for len(f.children[parent]) <= k {
		there, failed, err := f.goOn(f.trace.Threads[t].Parent, parent, func() int {
			return slices.IndexFunc(f.ahead, func(m move) bool { return len(m.started) > 0 })
		})
		if !there || failed || err != nil {
			return 0, err
		}
	}
	f.threads[t] = f.children[parent][k]
	return f.threads[t], nil
}

// matches says whether a move is the operation: exactly, or as far as the line tells.
func matches(o *trace.Operation, m *move, exactly bool) bool {
	return o.Section == m.strong && o.Section == !m.plain && o.Write == m.write && sameLine(o.Pos, m.at) &&
		(!exactly || o.Pos.Column == m.at.Column || o.Object != "" && o.Object == m.object)
}

// find gives the first of the moves ahead that is the operation, -1 if there is none.
func (f *follower) find(o *trace.Operation) int {
	for _, exactly := range []bool{true, false} {
		i := slices.IndexFunc(f.ahead, func(m move) bool { return matches(o, &m, exactly) && !(m.own && o.Object == "") }) // who else accesses its stack knows a name for that
		if i < 0 {
			i = slices.IndexFunc(f.ahead, func(m move) bool { return matches(o, &m, exactly) })
		}
		if i >= 0 {
			return i
		}
	}
	// What a handler accesses as volatile is atomic in the trace.
	return slices.IndexFunc(f.ahead, func(m move) bool {
		return o.Section && o.Callee == "" && m.plain && sameLine(o.Pos, m.at) && o.Pos.Column == m.at.Column
	})
}

// follow finds the steps. why says why there are none.
func (f *follower) follow() (why string, err error) {
	f.tried, f.due, f.wanted = map[int][]trace.Operation{}, map[int]int{}, map[uint64]bool{}
	by := map[int][]*trace.Operation{} // what is left of each thread
	for i := range f.trace.Operations {
		o := &f.trace.Operations[i]
		switch {
		case isChoice(o):
			if o.Tried {
				f.tried[o.Thread] = append(f.tried[o.Thread], *o)
			} else {
				f.values[o.Thread] = append(f.values[o.Thread], *o)
			}
		case o.Op == trace.Go && !o.Tried:
			by[o.Thread] = append(by[o.Thread], o)
		}
	}
	for i := range f.trace.Operations {
		o := &f.trace.Operations[i]
		switch {
		case o.Tried:
			continue
		case isChoice(o):
			f.due[o.Thread]++
			continue
		case o.Op != trace.Go:
			continue
		}
		by[o.Thread] = by[o.Thread][1:]
		if failed, err := f.until(o, by[o.Thread]); err != nil || failed {
			return "", err
		}
	}
	return f.end()
}

// until has the thread of o go on until it has done o, or leaves it where it is if it does not do that. left is what it does
// later. failed: it fails there.
func (f *follower) until(o *trace.Operation, left []*trace.Operation) (failed bool, err error) {
	n, err := f.thread(o.Thread)
	if n == 0 || err != nil {
		return false, err
	}
	there, failed, err := f.goOn(o.Thread, n, func() int {
		i := f.find(o)
		if i < 0 && len(left) == 0 && f.over && (o.Pos.Line == 0 || f.returns(o)) { // the thread ends
			if i = len(f.ahead) - 1; i >= 0 && f.ahead[i].exits && o.Pos.Line > 0 { // but not the process
				i--
			}
			if i < 0 {
				return stay
			}
			return i
		}
		if i < 0 {
			return -1
		}
		// If what it does next in the trace comes earlier, the program does not do this.
		for _, later := range left {
			if later.Pos == o.Pos && (later.Section == o.Section || later.Callee != "" && later.Callee == o.Callee) {
				continue // what a model reads it may read more often
			}
			if j := slices.IndexFunc(f.ahead, func(m move) bool { return matches(later, &m, true) }); j >= 0 && j < i {
				return stay
			}
			break
		}
		if f.ahead[i].plain {
			f.wanted[f.ahead[i].pc] = true
		}
		return i
	})
	if !there && f.missed == "" && o.Section && o.Pos.Line > 0 { // plain accesses are no steps if there is one thread
		f.missed = fmt.Sprintf("thread %d does not come to what it does at %s", o.Thread, place(o.Pos))
	}
	return failed, err
}

// returns says whether o, the last operation of a thread that returns in what is ahead, may be that its function ends, with its variables.
func (f *follower) returns(o *trace.Operation) bool {
	return !o.Section && o.Write && !slices.ContainsFunc(ends(f.trace), func(s *trace.Step) bool { return s.Thread == o.Thread }) &&
		!slices.ContainsFunc(f.ahead, func(m move) bool { return m.strong && m.at.Line > 0 })
}

// ends are the steps in which the trace ends: where threads wait, the accesses that race, or the failure.
func ends(t *trace.Trace) []*trace.Step {
	var out []*trace.Step
	for i := range t.Steps {
		switch s := &t.Steps[i]; s.Kind {
		case trace.Wait, trace.Failure:
			out = append(out, s)
		case trace.Conflict, trace.Switch:
		default:
			out = nil
		}
	}
	return append(conflicts(t), out...)
}

// conflicts are the two accesses that race in the trace, none if it is of something else. What follows the first may be done before it.
func conflicts(t *trace.Trace) []*trace.Step {
	var out []*trace.Step
	for i := range t.Steps {
		if s := &t.Steps[i]; s.Kind == trace.Conflict {
			out = append(out, s)
		}
	}
	return out[max(0, len(out)-2):]
}

// end brings the threads to where the trace ends.
func (f *follower) end() (why string, err error) {
	for _, s := range ends(f.trace) {
		n, err := f.thread(s.Thread)
		if err != nil {
			return "", err
		}
		if n == 0 {
			return fmt.Sprintf("thread %d does not start in the compiled program", s.Thread), nil
		}
		if err := f.look(n, firstAhead); err != nil {
			return "", err
		}
		failed := false
		switch s.Kind {
		case trace.Wait:
			if s.Spins || !f.over && s.Waits == nil {
				err = f.goRound(s.Thread)
			} else {
				err = f.wait(s, n)
			}
		case trace.Conflict:
			there := false
			f.values[s.Thread] = append(f.values[s.Thread], f.tried[s.Thread]...)
			there, failed, err = f.goOn(s.Thread, n, func() int {
				i := slices.IndexFunc(f.ahead, func(m move) bool { return sameLine(m.at, s.Pos) && m.at.Column == s.Pos.Column })
				if i < 0 {
					i = slices.IndexFunc(f.ahead, func(m move) bool { return sameLine(m.at, s.Pos) })
				}
				if i >= 0 && f.ahead[i].plain {
					f.wanted[f.ahead[i].pc] = true
				}
				return i
			})
			if !there && err == nil && !f.stands(n, s.Pos) {
				why = fmt.Sprintf("thread %d of the compiled program does not come to the access at %s", s.Thread, place(s.Pos))
				continue // the other one may fail
			}
			why = ""
		default:
			_, failed, err = f.goOn(s.Thread, n, func() int {
				if f.failed {
					return len(f.ahead) - 1
				}
				return -1
			})
			if !failed {
				// What it chooses may decide.
				for len(f.ahead) > 0 && !failed && err == nil {
					_, failed, err = f.take(s.Thread)
				}
			}
		}
		if err != nil || failed {
			return "", err
		}
	}
	return why, nil
}

// stands says whether the last move of a thread of the program was at that place.
func (f *follower) stands(thread int, at trace.Pos) bool {
	for i := len(f.taken) - 1; i >= 0; i-- {
		if f.steps[i].Thread == thread {
			return sameLine(f.taken[i].at, at)
		}
	}
	return false
}

// goRound has thread t of the trace go round in its loop, with the same choices in each round, until it stands as it stood before.
func (f *follower) goRound(t int) error {
	f.spins, f.rounds[t] = true, true
	type stand struct {
		stance uint64
		left   int // of the values of the round
	}
	var begin stand // what is looked for: further and further apart (Brent)
	next := rounds
	for i := range mostRound {
		if len(f.ahead) == 0 {
			if err := f.look(f.threads[t], firstAhead); err != nil || len(f.ahead) == 0 {
				return err
			}
		}
		m := f.ahead[0]
		now := stand{m.stance, len(f.nextValues(t))}
		switch {
		case begin.stance != 0 && now == begin:
			return nil
		case i >= next && now.stance != 0:
			begin, next = now, 2*i
		}
		f.wanted[m.pc] = m.plain || f.wanted[m.pc]
		if _, _, err := f.take(t); err != nil {
			return err
		}
	}
	return nil
}

// goesRound says whether the threads that could go on at the end go round for ever: there are steps of each at the end, behind which it stands as it stood
// before them, and all memory is as it was. Where how they stand is not known, or something is counted that nobody reads, there have to be many.
func goesRound(out *explore.Outcome) bool {
	turns, stances := map[int]int{}, map[int]uint64{}
	all, shared := &changes{}, &changes{} // shared: without the stack of the thread itself, which is part of how it stands
	for i := len(out.Events) - 1; i >= 0; i-- {
		e := &out.Events[i]
		if e.Started > 0 {
			break
		}
		turns[e.Thread]++
		stances[e.Thread] = e.Stance
		for j := range e.Touched {
			t := &e.Touched[j]
			all.before(t)
			if !onStack(t.Cell, e.Thread) {
				shared.before(t)
			}
		}
		stand := !slices.ContainsFunc(out.Pending, func(p explore.Event) bool { return p.Stance == 0 || stances[p.Thread] != p.Stance })
		often := !slices.ContainsFunc(out.Pending, func(p explore.Event) bool { return turns[p.Thread] < rounds/2 })
		if stand && shared.count == 0 || often && all.count == 0 {
			return len(out.Pending) > 0
		}
	}
	return false
}

// changes are what memory holds before some steps and behind them, and of how many cells that is not the same.
type changes struct {
	cells map[uint64][2]uint64
	count int
}

// before adds what a step touched, before the others.
func (c *changes) before(t *explore.Touch) {
	if c.cells == nil {
		c.cells = map[uint64][2]uint64{}
	}
	v, later := c.cells[t.Cell]
	if later && v[0] != v[1] {
		c.count--
	}
	if !later {
		v[1] = t.After
	}
	if v[0] = t.Before; v[0] != v[1] {
		c.count++
	}
	c.cells[t.Cell] = v
}

// wait has thread n of the program stand where it waits in a deadlock.
func (f *follower) wait(s *trace.Step, n int) error {
	_, _, err := f.goOn(s.Thread, n, func() int {
		i := slices.IndexFunc(f.ahead, func(m move) bool { return m.strong && sameLine(m.at, s.Pos) })
		switch {
		case i < 0 && f.over:
			i = len(f.ahead)
		case i < 0:
			return -1
		}
		if i == 0 {
			return stay
		}
		return i - 1
	})
	if err != nil {
		return err
	}
	step := explore.Step{Thread: n, Exact: true}
	for _, v := range f.tried[s.Thread] {
		step.Choices = append(step.Choices, f.choice(v, 0, 2)...)
	}
	f.steps, f.taken, f.ahead = append(f.steps, step), append(f.taken, move{strong: true}), nil
	return nil
}

// shorter is the schedule in which only those plain accesses are steps that the trace has.
func (f *follower) shorter(all Schedule) *Schedule {
	s := &all
	s.Steps = nil
	s.Visible = slices.Clone(f.p.visible[:len(f.p.visible)-1])
	for _, pc := range s.Visible {
		f.wanted[pc&^benignRace] = false
	}
	for pc, is := range f.wanted {
		if is {
			s.Visible = append(s.Visible, pc)
		}
	}
	slices.Sort(s.Visible)
	last := map[int]int{} // the step of a thread, which does all up to the next one
	for i, m := range f.taken {
		step := f.steps[i]
		at, begun := last[step.Thread]
		if m.plain && !slices.Contains(s.Visible, m.pc) && !slices.Contains(s.Visible, m.pc|benignRace) && begun {
			s.Steps[at].Choices = append(slices.Clone(s.Steps[at].Choices), step.Choices...)
			continue
		}
		last[step.Thread] = len(s.Steps)
		s.Steps = append(s.Steps, step)
	}
	return s
}
