package pointsto

import (
	"slices"
	"sort"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// ObjectKind says what an object of memory is.
type ObjectKind uint8

// The kinds of objects.
const (
	GlobalObject ObjectKind = iota
	AllocaObject
	HeapObject     // of an allocation site
	FuncObject     // a function's address
	BlockObject    // a label's address
	ExternalObject // of the environment: argv and its strings
	VarArgsObject  // the variable arguments of a function's activation, 8-byte slots (4 under -m32)
)

// Object is an object of memory, or all the objects that one alloca or
// allocation site makes.
type Object struct {
	ID    int
	Kind  ObjectKind
	Name  string   // unique, of letters, digits, _ . and $
	CName string   // for people: "buf", "malloc at list.c:12"
	CType string   // "char[10]", or "" when unknown
	Value ir.Value // *ir.Global, *ir.Alloca, *ir.Call, *ir.Func; nil for some ExternalObjects
	Func  *ir.Func // of an alloca, allocation site, VarArgs
	Size  int64    // in bytes; -1 when unknown
	Align int64

	// Address is the constant address of a global, function, or alloca that is Single or
	// Local; 0 for what must be given an address when it comes into being.
	Address uint64
	// Single: the object exists once in every execution.
	Single bool
	// Local: an alloca whose address never leaves its activation; all its
	// regions are Local.
	Local bool
	// ThreadLocal: each thread has its own (a C thread_local variable).
	ThreadLocal bool
	// Extern: a global of the environment, with arbitrary content.
	Extern bool
	// Exposed: the program can see the number of its address.
	Exposed bool
	// No object begins where it ends, since a number that is made a pointer again may be that of its end.
	Fenced bool
}

// ArgVector is an argument vector of main, whose address the parameter is: pointers to strings, and null behind the last.
type ArgVector struct {
	Param             int // of main
	Pointers, Strings *Object
}

// Analysis is what is known of the memory of a program: its objects, the cells that they consist of, and what points
// where. It does not change once Settle was called.
type Analysis struct {
	Linked          *link.Linked
	Objects         []*Object
	ArgVectors      []*ArgVector // argv and envp, as far as main has these parameters
	Concurrent      bool         // there can be a second thread
	AnyExposed      bool         // there is an object that is Exposed
	PlacedEnd       uint64       // where the slots of named objects end
	ThreadsCompared bool         // the program can see that the identity of a thread is used again
	// Ghosts is what models keep beside a variable of a function, or, with nil as the key, beside objects of the heap whose
	// addresses may be used again.
	Ghosts map[*Object][]Ghost

	aged map[*Object]bool // of which Ghosts does not say all

	// Settings are what __gsmack_option reads, for what is found out after the analysis.
	Settings map[string]int64

	objectNames ivl.Names
	byValue     map[ir.Value]*Object
	varArgs     map[*ir.Func]*Object
	calls       map[*ir.Func][]callSite
	taken       map[ir.Constant]bool // functions that are used otherwise than to be called, too
	cyclic      map[*Object]bool     // made by an alloca that an activation may execute again
	confined    map[*Object]bool     // whose address stays in its activation
	ofOneThread map[*Object]bool     // nil until it is asked for
	s           *solver
	cells       map[*cell]*Cell
	available   map[*Object]bool // whose address may be that of a new object, and the program can see it
	reuses      map[*Object]bool // that may get such an address
	freedWith   map[*Object]*Object
	outlived    map[*Object]bool  // nil until it is asked for
	endsThread  map[*ir.Func]bool // nil until it is asked for
	leavesScope map[*Object]bool  // nil until it is asked for
	allocated   map[*Object]int64
	pointers    map[classID]bool            // classes of cells that are accessed as pointers
	parts       map[classID]bool            // classes of cells of which parts may be read or written
	whole       map[classID]bool            // classes of cells that are taken to be read and written whole
	numeric     map[int]bool                // classes of cells that hold numbers of addresses
	tagged      map[classID]bool            // classes of cells that say which bytes are pointers'
	relaxed     *bool                       // nil until it is asked for
	arguments   map[string]map[*Object]bool // what the calls of a primitive may be given, as far as it was asked for
	unwritten   *unwrittenFinder            // nil until it is asked for
}

// Analyze runs the points-to analysis over the whole program, and drops what it finds to be dead. With noGuesses, no distance is taken for
// a number that lies in memory, and no branch is decided by one.
func Analyze(l *link.Linked, noGuesses bool) *Analysis {
	var m *Analysis
	var b *builder
	if !noGuesses {
		m, b = decide(l)
	}
	if m == nil {
		m, b = solve(l, noGuesses)
	}
	if l.InlineWaits(m.Callees) {
		m, b = solve(l, noGuesses)
	}
	m.confined = m.findConfined()
	if m.Concurrent = b.startsThreads(); m.Concurrent && m.s.cover(m.confined) {
		m.confined = m.findConfined()
	}
	m.findSingleHeap()
	m.findExposed()
	m.findReuse()
	m.findIdentities()
	m.findGhosts()
	for o := range m.confined {
		if o.Exposed || m.LeavesScope(o) { // each activation's is another
			delete(m.confined, o)
		}
	}
	return m
}

// solve finds what points where.
func solve(l *link.Linked, noGuesses bool) (*Analysis, *builder) {
	m, b := prepare(l, noGuesses)
	b.build()
	m.s.solve()
	return m, b
}

// prepare makes the objects, and a solver without constraints.
func prepare(l *link.Linked, noGuesses bool) (*Analysis, *builder) {
	m := &Analysis{Linked: l, byValue: map[ir.Value]*Object{}, varArgs: map[*ir.Func]*Object{},
		cyclic: map[*Object]bool{}, cells: map[*cell]*Cell{},
		allocated: map[*Object]int64{}, arguments: map[string]map[*Object]bool{}, Ghosts: map[*Object][]Ghost{}}
	m.calls, m.taken = callSites(l)
	m.staticObjects()
	m.s = newSolver(m)
	m.s.noGuesses = noGuesses
	for _, o := range m.Objects {
		m.s.adopt(o)
	}
	return m, newBuilder(m.s)
}

// Confined reports whether o is an alloca that other activations cannot get at.
func (m *Analysis) Confined(o *Object) bool { return m.confined[o] }

// Callees lists the functions (with or without body) that a call can mean, in order of
// definition: one for a direct call; for an indirect one the address-taken functions of fitting
// type that the pointer may hold, or the call's own copies of them.
func (m *Analysis) Callees(call *ir.Call) []*ir.Func {
	return slices.SortedFunc(slices.Values(m.s.builder.callees[call]), func(f, g *ir.Func) int { return m.ObjectOf(f).ID - m.ObjectOf(g).ID })
}

// ObjectOf is the object of a *ir.Global, *ir.Func, *ir.Block, *ir.Alloca or allocation site; nil if there is none.
func (m *Analysis) ObjectOf(v ir.Value) *Object { return m.byValue[v] }

// Pointees are the objects that the value v of an instruction or parameter may point to.
func (m *Analysis) Pointees(v ir.Value) []*Object {
	b := m.s.builder
	if _, ok := v.(ir.Instruction); ok {
		if _, known := b.values[v]; !known {
			return nil
		}
	}
	return m.objectsOf(b.node(v))
}

func (m *Analysis) objectsOf(n nodeID) []*Object {
	var out []*Object
	seen := map[int]bool{}
	for _, p := range m.s.placesOf(n) {
		if !seen[p.obj] {
			seen[p.obj] = true
			out = append(out, m.Objects[p.obj])
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].ID < out[j].ID })
	return out
}

// VarArgs is the object that holds the variable arguments of f, or nil if f
// never looks at them.
func (m *Analysis) VarArgs(f *ir.Func) *Object { return m.varArgs[f] }

// MayBegin reports whether v can point to the start of o.
func (m *Analysis) MayBegin(v ir.Value, o *Object) bool {
	return slices.Contains(m.whereLies(v, beginsIn), o)
}

// MayEndAt reports whether v can be one past the end of o, of a size that is negative if it is not known.
func (m *Analysis) MayEndAt(v ir.Value, o *Object, size int64) bool {
	return slices.Contains(m.whereLies(v, func(at *Object, first, last int64) bool { return at == o && endsIn(size, first, last) }), o)
}

func beginsIn(_ *Object, first, last int64) bool { return first <= 0 && 0 <= last }

func endsIn(size, first, last int64) bool {
	if size < 0 {
		return last > 0
	}
	return first <= size && size <= last
}

// whereLies lists the objects from whose starts v may be so far away, an index that leads to the end of its array included.
func (m *Analysis) whereLies(v ir.Value, in func(o *Object, first, last int64) bool) []*Object {
	var out []*Object
	for _, p := range m.s.placesOf(m.s.builder.node(v)) {
		last, stride := m.s.objects[p.obj].lastOf(p.off)
		if o := m.Objects[p.obj]; (p.off == topOffset || in(o, p.off, last+stride)) && !slices.Contains(out, o) {
			out = append(out, o)
		}
	}
	return out
}

// Span is some distances in bytes from the start of an object: First, Last, and what lies between.
type Span struct{ First, Last int64 }

// Spans tells of objects the distances from their starts that the analysis takes the address v to have, sorted; nil if it takes
// it to have any. They are sure if each was computed; an index that is not known leads to the elements of its array only, and a pointer that
// left its object does not come back. What lies between the elements of an array is no distance where that was promised.
func (m *Analysis) Spans(v ir.Value) func(o *Object) (spans []Span, sure bool) {
	places := map[int][]place{}
	for _, p := range m.s.placesOf(m.s.builder.node(v)) {
		places[p.obj] = append(places[p.obj], p)
	}
	return func(o *Object) ([]Span, bool) { return m.s.objects[o.ID].spans(places[o.ID]) }
}

func (st *objState) spans(places []place) (spans []Span, sure bool) {
	left := slices.ContainsFunc(places, func(p place) bool { return p.off == beside })
	spans, sure = []Span{}, !left
	for _, p := range places {
		switch {
		case p.off == beside:
		case p.off == topOffset:
			return nil, false
		default:
			last, stride := st.lastOf(p.off)
			sure = sure && stride == 0
			if !left || stride <= 1 {
				spans = append(spans, Span{p.off, last})
				continue
			}
			for at, n := p.off, 0; at <= last && n < maxPlaces; at, n = at+stride, n+1 {
				spans = append(spans, Span{at, at})
			}
		}
	}
	sort.Slice(spans, func(i, j int) bool { return spans[i].First < spans[j].First })
	return spans, sure
}
