package interp

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
	"github.com/gsmack/gsmack/verifier/goal"
	"github.com/gsmack/gsmack/verifier/machine"
	"github.com/gsmack/gsmack/verifier/trace"
)

// record is what one executed statement means to a person.
type record struct {
	thread   int
	kind     trace.Kind
	function string
	depth    int
	pos      trace.Pos
	stmt     ivl.Stmt
	callee   string // the modelled function that is called or runs
	child    int
	assigns  []trace.Assignment
	inputs   []trace.Input
	text     string // of the statement in the IVL
	detail   string // of a wait or a conflicting access
	waits    *trace.WaitsFor
	spins    bool // of a wait: it goes round in a loop
	// acquires and releases are the locks that the thread holds now and did not before, and the other way round.
	acquires, releases []string
	touches            []trace.Touch
	nodes              [2]int // from, to: of the dependence graph
	stack              []trace.Frame
	// hidden marks statements inside of modelled functions; those that are
	// also shared show after a context switch who goes on.
	hidden, shared bool
	step           int // that shows it, an index into the steps of the trace
}

// recorder watches a machine.
type recorder struct {
	prog   *machine.Program
	memory trace.Memory
	heap   map[string]int // objects so far, by the function that made them
	// made and freed say where the life of an object began and ended.
	made, freed map[uint64]site
	threads     []trace.Thread
	named       []bool // the thread's first function that is the program's was seen
	records     []record
	notes       []string

	// of the statement about to be executed
	next   record
	stores []store
	// pending are the parameters of a function that a model called, by thread:
	// they show with its first line.
	pending map[int][]trace.Assignment
	// chosen counts, by thread, the values that the modelled function which it executes has chosen or
	// then stored; it is absent if none was.
	chosen map[int]int
	// held are the locks that each thread was seen to hold; stale is set if that may have changed.
	held  map[int][]string
	stale map[int]bool
	ret   *ivl.Call // the call that is about to return to code that is shown
	// cells numbers what threads share, in the order in which it is accessed.
	cells map[cell]int
	// objects are the addresses of the heap objects of which the parts are variables, by {:object}.
	objects map[string]uint64
	// faint are, by thread, the variables of the program that make no difference and that it has written.
	faint map[int][]string
	// texts are, by thread, the arrays of characters that its modelled function has written.
	texts map[int][]text
}

// newRecorder makes a recorder of an execution that is about to start, with the names of what is in memory.
func newRecorder(m *machine.Machine) *recorder {
	r := &recorder{prog: m.Prog, heap: map[string]int{}, cells: map[cell]int{}, made: map[uint64]site{}, freed: map[uint64]site{}, pending: map[int][]trace.Assignment{}, chosen: map[int]int{}, held: map[int][]string{}, objects: map[string]uint64{}, texts: map[int][]text{}, faint: map[int][]string{}, stale: map[int]bool{}}
	sized := map[uint64]bool{} // what a constant pointer holds is the address of an object, too
	width, lowest := 0, uint64(math.MaxUint64)
	for v, x := range m.Constants() {
		if at, ok := x.Uint64(); ok && m.Prog.Attr(v, "size") != nil {
			sized[at] = true
			width, lowest = x.Width(), min(lowest, at)
		}
	}
	// isConstant reports whether x, which has no size, is what a constant of the program holds, and no address.
	isConstant := func(x value.Value, addr uint64) bool {
		return sized[addr] || width > 0 && (x.Width() != width || addr < lowest)
	}
	for v, x := range m.Constants() {
		addr, ok := x.Uint64()
		name := m.Prog.Text(v, "cname")
		if !ok || name == "" || m.Prog.Attr(v, "size") == nil && isConstant(x, addr) {
			continue
		}
		if x.Width() == 32 && m.Prog.Attr(v, "size") != nil {
			r.memory.Word = 4
		}
		if s, literal := strings.CutPrefix(name, "'"); literal { // a string literal, see attribute texts
			name = `"` + strings.TrimSuffix(s, "'") + `"`
		}
		o := trace.Object{Name: name, Type: m.Prog.Text(v, "ctype"), Addr: addr}
		o.Size, _ = m.Prog.Attr(v, "size").Int(0)
		if r.prog.Functions[name] {
			o.Type = "void ()"
		}
		r.memory.Add(o)
		r.addParts(name, m.Prog.Declared[v])
	}
	for _, d := range m.Prog.Source.Source.Decls {
		if d, ok := d.(*ivl.TypeDecl); ok {
			r.addParts(d.Attrs.Text("ctype"), d.Attrs)
		}
	}
	r.addThread(m, 0)
	return r
}

// addParts makes known the parts of a C type or of an object, {:part OFFSET, PATH}, and the names of the values of
// an enumeration, {:enumerator VALUE, NAME}.
func (r *recorder) addParts(of string, attrs ivl.Attrs) {
	for _, a := range attrs {
		if a.Name == "enumerator" && len(a.Args) == 2 && a.Args[0].Expr != nil {
			if v, ok := value.Eval(a.Args[0].Expr, nil); ok && v.SignedBig().IsInt64() {
				r.memory.AddEnumerator(of, v.SignedBig().Int64(), a.Args[1].Str)
			}
		}
		if a.Name != "part" || len(a.Args) < 2 {
			continue
		}
		p := trace.Part{Path: a.Args[1].Str}
		p.Offset, _ = a.Int(0)
		if one, _ := a.Int(3); len(a.Args) == 5 && one > 0 {
			p.One, p.Type = one, a.Args[4].Str
			p.Size, _ = a.Int(2)
		}
		r.memory.AddPart(of, p)
	}
}

func (r *recorder) addThread(m *machine.Machine, t int) {
	th := m.Thread(t)
	p := th.Top().Proc
	out := trace.Thread{ID: t, Name: p.Name, Parent: th.Parent}
	if th.Spawn != nil {
		out.Created = machine.PositionOf(th.SpawnAt, th.Spawn)
	}
	if p.Model {
		// Perhaps the model gets the function it is going to call.
		for i := range p.Ins {
			if at, ok := th.Top().Vars[i].Uint64(); ok {
				if o, ok := r.memory.Find(at); ok && o.Addr == at && r.prog.Functions[o.Name] {
					out.Name = o.Name
					break
				}
			}
		}
	}
	r.threads = append(r.threads, out)
	r.named = append(r.named, !p.Model)
}

// before looks at what thread t does next.
func (r *recorder) before(m *machine.Machine, t int) {
	th := m.Thread(t)
	s, _ := m.Next(t)
	r.next = record{thread: t, stmt: s, kind: trace.Statement, shared: s != nil && r.prog.Visible[s]}
	r.stores = r.stores[:0]
	r.ret = r.returning(th)
	r.view(th, s)
	if a, ok := s.(*ivl.Assign); ok && (!r.next.hidden || r.next.callee != "") {
		r.watchStores(m, t, a)
	}
}

// returning is the call in code that is shown from which th returns next.
func (r *recorder) returning(th *machine.Thread) *ivl.Call {
	f := th.Top()
	if _, ok := f.Block.Term.(*cfg.Return); !ok || f.Index < len(f.Block.Stmts) || len(th.Frames) < 2 {
		return nil
	}
	if th.Frames[len(th.Frames)-2].Proc.Model {
		return nil
	}
	return f.Call
}

// view finds the function and the line that the next statement of th shows as:
// its own, or for a modelled function those of the call.
func (r *recorder) view(th *machine.Thread, s ivl.Stmt) {
	shown := -1
	depth := -1
	for i := range th.Frames {
		if !th.Frames[i].Proc.Model {
			shown = i
			depth++
		}
	}
	last := len(th.Frames) - 1
	if shown < 0 {
		r.next.hidden = true
		f := th.Top()
		r.next.function, r.next.pos = f.Proc.Name, machine.PositionOf(f.Mark, s)
		if r.prog.FromC {
			r.next.function = r.threads[r.next.thread].Name
		}
		// What runs after main has the place where main returned.
		for i := last; i > 0 && r.next.pos == (trace.Pos{}); i-- {
			r.next.pos = machine.PositionOf(th.Frames[i-1].Mark, th.Frames[i].Call)
		}
		return
	}
	f := &th.Frames[shown]
	r.next.function, r.next.depth = f.Proc.Name, depth
	if shown == last {
		r.next.pos = machine.PositionOf(f.Mark, s)
		r.next.hidden = r.prog.FromC && f.Mark == nil
		return
	}
	r.next.hidden = true
	called := &th.Frames[shown+1]
	r.next.callee = nameOf(called.Call, called.Proc)
	r.next.pos = machine.PositionOf(f.Mark, called.Call)
}

// nameOf is the name in reports of p, which call calls.
func nameOf(call *ivl.Call, p *machine.Proc) string {
	if call != nil && call.Attrs.Text("cname") != "" {
		return call.Attrs.Text("cname")
	}
	return p.Name
}

// after records what the statement did.
func (r *recorder) after(m *machine.Machine, t int, ev machine.Event) {
	rec := r.next
	th := m.Thread(t)
	if !th.Ended && !r.named[t] && !th.Top().Proc.Model {
		// A thread of C++ begins in its library, and the entry thread in what initialises variables.
		p := th.Top().Proc
		at := trace.Pos{File: p.Decl.Pos.File, Line: int(p.Decl.Pos.Line)}
		r.named[t] = !r.prog.FromC || at.Line > 0 && !at.Library()
		r.threads[t].Name = p.Name
	}
	switch s := rec.stmt.(type) {
	case nil:
		if r.ret != nil {
			r.results(m, th, &rec)
			r.wrote(m, &rec)
			delete(r.chosen, t)
		}
		if ev.Status != machine.Ended && len(rec.assigns) == 0 {
			return
		}
	case *ivl.Assume:
		if machine.IsMarker(s) && !r.marker(m, s, &rec) {
			return
		}
	case *ivl.Assign:
		r.freeing(m, t, s, rec.pos)
		r.writesFaint(t, s)
		if !rec.hidden {
			r.assignments(m, s, &rec)
		} else if r.explains(t) {
			r.assignments(m, s, &rec)
			r.given(&rec)
		} else {
			r.writing(t)
		}
	case *ivl.Havoc:
		if goal.Spins(s) {
			r.leap(t, ev.Values[0], rec.pos)
		}
		if s.Attrs.Has(cfg.Spurious) || s.Attrs.Has(cfg.LimitedChoice) || goal.Spins(s) {
			return // nothing that the program asks for
		}
		rec.kind = trace.InputStep
		if rec.hidden && r.prog.FromC {
			if rec.callee != "" && !r.prog.Uninitialised(th, s) {
				r.chosen[t]++ // it is shown where it is stored or returned
			}
			return
		}
		r.havoc(th, s, ev.Values, &rec)
		if len(rec.inputs) == 0 {
			return
		}
	case *ivl.AsyncCall:
		rec.kind = trace.Spawn
		rec.child = ev.Child
		r.addThread(m, ev.Child)
	case *ivl.Call:
		r.call(m, s, ev, &rec)
	case *ivl.Assert, *ivl.Yield:
	default:
		if !cfg.Delimits(s) {
			panic(fmt.Sprintf("interp: unexpected statement %T", s))
		}
	}
	switch ev.Status {
	case machine.Ended:
		rec.kind = trace.End
	case machine.Failed:
		rec.kind, rec.stack = trace.Failure, r.stack(th)
	}
	if p := r.pending[t]; p != nil && !rec.hidden {
		rec.assigns = append(p, rec.assigns...)
		delete(r.pending, t)
	}
	r.locks(m, t, &rec)
	if !rec.hidden && rec.stmt != nil && !machine.IsMarker(rec.stmt) {
		rec.text = ivl.FormatStmt(rec.stmt)
	}
	r.records = append(r.records, rec)
}

// depends says that the statement that thread t has just executed, whose records begin at at, has these nodes.
func (r *recorder) depends(at, t, from, to int) {
	if at < len(r.records) {
		r.records[at].nodes = [2]int{from, to}
	} else if at > 0 && r.records[at-1].thread == t {
		r.records[at-1].nodes[1] = to
	}
}

// touches says what thread t, whose records begin with at, has just accessed.
func (r *recorder) touches(at, t int, all []touch) {
	if at >= len(r.records) || r.records[at].thread != t {
		return
	}
	for _, a := range all {
		n, known := r.cells[a.cell()]
		if !known {
			n = len(r.cells)
			r.cells[a.cell()] = n
		}
		r.records[at].touches = append(r.records[at].touches, trace.Touch{Cell: n, Write: a.Write, Data: r.prog.IsData(a.Var)})
	}
}

// maxGiven bounds how many values are shown of those that a modelled function chose.
const maxGiven = 8

// explains reports whether a store of the modelled function that thread t executes shows what it has chosen.
func (r *recorder) explains(t int) bool {
	return r.chosen[t] > 0 && r.chosen[t] <= maxGiven && r.next.callee != ""
}

// given makes inputs of the assignments: the environment chose the values.
func (r *recorder) given(rec *record) {
	for _, a := range rec.assigns {
		rec.kind = trace.InputStep
		r.chosen[rec.thread]++
		rec.inputs = append(rec.inputs, trace.Input{
			Thread: rec.thread, Function: rec.function, Pos: rec.pos, Type: a.Type, Value: a.Value})
	}
}

// text is an array of characters, of which the bytes are held in a map.
type text struct {
	name     string
	in       *ivl.Var
	index    value.Value // some index of in
	at, size uint64
}

// writing notes the arrays of characters into which the modelled function that thread t executes stores.
func (r *recorder) writing(t int) {
	for _, s := range r.stores {
		if len(s.args) != 1 || s.value.Kind() != value.BVKind || s.value.Width() != 8 {
			continue
		}
		addr, ok := s.args[0].Uint64()
		name, at, size, found := r.memory.Chars(addr)
		if ok && found && !slices.ContainsFunc(r.texts[t], func(x text) bool { return x.in == s.base && x.at == at }) {
			r.texts[t] = append(r.texts[t], text{name, s.base, s.args[0], at, size})
		}
	}
}

// maxText bounds how much of a text is shown, in bytes.
const maxText = 60

// wrote records the texts that a modelled function has written, when it is about to return.
func (r *recorder) wrote(m *machine.Machine, rec *record) {
	for _, x := range r.texts[rec.thread] {
		of, ok := m.Global(x.in)
		if !ok {
			continue
		}
		var b []byte
		for _, v := range held(of, x.index, x.at, min(x.size, maxText+1)) {
			c, ok := v.Uint64()
			if !ok || c == 0 {
				break
			}
			b = append(b, byte(c))
		}
		more := ""
		if len(b) > maxText {
			b, more = b[:maxText], "…"
		}
		rec.assigns = append(rec.assigns, trace.Assignment{Name: x.name, Type: "char[]", Value: strconv.Quote(string(b)) + more})
	}
	delete(r.texts, rec.thread)
}

// results records the values of the variables that take the results of a call, and, if a modelled function has
// chosen something, its result.
func (r *recorder) results(m *machine.Machine, th *machine.Thread, rec *record) {
	rec.stmt, rec.callee, rec.hidden = nil, "", false
	r.next = *rec
	r.view(th, r.ret)
	rec.function, rec.depth, rec.pos = r.next.function, r.next.depth, r.next.pos
	p := r.prog.Procs[r.ret.Proc]
	for i, v := range r.ret.Outs {
		if v == nil {
			continue
		}
		if r.chosen[rec.thread] > 0 && p != nil && p.Model && i == 0 {
			if x, ok := m.Value(rec.thread, v.Var); ok {
				ctype := inputType(p)
				text := r.render(x, ctype, true)
				if at, ok := x.Uint64(); ok && ctype == "" && r.memory.IsPointer(x) {
					if _, _, known := r.memory.Place(at); known {
						text = r.memory.Pointer(at)
					}
				}
				rec.assigns = append(rec.assigns, trace.Assignment{Name: p.Name + "()", Type: ctype, Value: text})
				r.given(rec)
				rec.callee = p.Name
			}
		}
		r.assignment(m, v.Var, r.prog.FromC, rec)
	}
}

// marker handles an assume true: {:cvalue} is an assignment of the C program.
func (r *recorder) marker(m *machine.Machine, s *ivl.Assume, rec *record) bool {
	a := s.Attrs.Get("cvalue")
	if a == nil || rec.hidden {
		return false
	}
	var texts []string
	for _, arg := range a.Args {
		if arg.Expr == nil {
			texts = append(texts, arg.Str)
			continue
		}
		v, ok := m.Eval(rec.thread, arg.Expr)
		if !ok || len(texts) == 0 {
			return false
		}
		ctype := ""
		if len(texts) > 1 {
			ctype = texts[1]
		}
		rec.assigns = append(rec.assigns, trace.Assignment{
			Name: texts[0], In: rec.function, Type: ctype, Value: r.render(v, ctype, true),
		})
	}
	return len(rec.assigns) > 0
}

func (r *recorder) havoc(th *machine.Thread, s *ivl.Havoc, vals []value.Value, rec *record) {
	c := r.prog.FromC
	for i, v := range s.Vars {
		if vals[i].Kind() == value.MapKind && c {
			continue
		}
		name, ctype, shown := variable(r.prog, v.Var, c)
		if !shown && r.prog.Uninitialised(th, s) {
			continue // a register that is not set on every way
		}
		in := trace.Input{
			Thread: rec.thread, Function: rec.function, Pos: rec.pos, Type: ctype,
			Value: r.render(vals[i], ctype, c),
		}
		if !c {
			in.Type = v.Var.Type.String()
		}
		rec.inputs = append(rec.inputs, in)
		if shown && name != "" {
			rec.assigns = append(rec.assigns, trace.Assignment{Name: name, In: r.in(v.Var, rec.function), Type: in.Type, Value: in.Value})
		}
	}
}

// writesFaint notes that thread t writes variables of the program that make no difference.
func (r *recorder) writesFaint(t int, s *ivl.Assign) {
	for _, l := range s.Lhs {
		v := cfg.Target(l).Var
		if !r.prog.Source.Faint[v] || !r.prog.IsData(v) {
			continue
		}
		if name, _, shown := variable(r.prog, v, r.prog.FromC); shown && !slices.Contains(r.faint[t], name) {
			r.faint[t] = append(r.faint[t], name)
		}
	}
}

// leap notes that an iteration of thread t stands for n more, which write to what makes no difference: that has other values.
func (r *recorder) leap(t int, n value.Value, pos trace.Pos) {
	if isZero(n) || len(r.faint[t]) == 0 {
		return
	}
	r.notes = append(r.notes, fmt.Sprintf("of the loop at %s one iteration is shown for %s more, on which the failure does not depend: the value of %s is that of one",
		pos, r.render(n, "", r.prog.FromC), strings.Join(r.faint[t], ", ")))
}

// isOpen reports whether people want to know that the value of v was open.
func isOpen(p *machine.Program, th *machine.Thread, s *ivl.Havoc, v *ivl.Var) bool {
	_, _, shown := variable(p, v, p.FromC)
	return shown || p.FromC && !th.Top().Proc.Model && !p.Uninitialised(th, s)
}

// inputType guesses the C type of the result of a modelled function by what its name says
// (__VERIFIER_nondet_uint), if its declaration does not say it.
func inputType(p *machine.Proc) string {
	if t := p.Outs[0].Attrs.Text("ctype"); t != "" {
		return t
	}
	switch {
	case strings.Contains(p.Name, "nondet_u") || strings.Contains(p.Name, "size_t"):
		return "unsigned"
	case strings.HasSuffix(p.Name, "ool"):
		return "_Bool"
	}
	return ""
}

func (r *recorder) call(m *machine.Machine, s *ivl.Call, ev machine.Event, rec *record) {
	if s.Proc.IsAllocator() && len(ev.Values) > 0 {
		o := m.Newest()
		made := trace.Object{Name: s.Attrs.Text("cname"), Type: s.Attrs.Text("ctype"), Addr: o.Addr, Size: o.Size}
		if made.Name == "" {
			by := rec.callee
			if by == "" {
				by = "object"
			}
			r.heap[by]++
			made.Name = fmt.Sprintf("%s#%d", by, r.heap[by])
		}
		if name := s.Attrs.Text("object"); name != "" {
			r.objects[name] = o.Addr
		}
		r.memory.Add(made)
		r.made[o.Addr] = site{pos: rec.pos, thread: rec.thread}
	}
	p := r.prog.Procs[s.Proc]
	if p == nil || s.Proc.IsIntrinsic() || rec.hidden && p.Model {
		return
	}
	if p.Model {
		rec.kind = trace.Call
		rec.callee = nameOf(s, p)
		return
	}
	for _, v := range p.Ins {
		r.assignment(m, v, r.prog.FromC, rec)
	}
	for i := range rec.assigns {
		rec.assigns[i].In = p.Name
	}
	if rec.hidden {
		r.pending[rec.thread], rec.assigns = rec.assigns, nil
	}
}
