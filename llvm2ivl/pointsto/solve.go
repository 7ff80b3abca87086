package pointsto

import (
	"maps"
	"slices"

	"github.com/gsmack/gsmack/llvm2ivl/ir"
	"github.com/gsmack/gsmack/llvm2ivl/link"
)

// The solver computes, for every value and every cell of memory, the places it
// may point to: Andersen's inclusion-based analysis ("Program Analysis and
// Specialization for the C Programming Language", 1994), with difference
// propagation, field-sensitive by byte offset after Pearce, Kelly and Hankin ("Efficient
// Field-Sensitive Pointer Analysis of C", 2007), arrays summarised by stride. Integers
// carry addresses too, so that casts lose nothing.

// nodeID names a set of places; noNode stands for the empty set.
type nodeID int32

const noNode nodeID = -1

// locID names a place: an object and an offset.
type locID int32

type place struct {
	obj   int
	off   int64
	in    extent
	among strideRange // what off stands for; where a range has grown, what gets there later is another place, and steps are taken anew
}

// exact reports whether p stands for its offset alone.
func (p place) exact() bool { return p.among == strideRange{} }

// owner says whose value a node is: an instruction's of fn, one that fn passes to or gets from others (border), the content of
// obj, or, if both are nil, something that may outlive all of them. That a model only tells objects apart by an
// address is key.
type owner struct {
	fn          *ir.Func
	obj         *Object
	border, key bool
}

type node struct {
	owners []owner
	has    placeSet
	fresh  placeSet // part of has that was not handed to the copies yet
	queued bool
	copies []nodeID
	copied map[nodeID]bool
	looked map[nodeID]bool // copies that were looked at for cycles
	groups []*ruleGroup    // never empty: new rules join the first
	number number
}

// ruleGroup is what depends on the places of a node, and the places it was applied to. A node
// has several after it was united with others.
type ruleGroup struct {
	steps  []stepEdge
	derefs []*deref
	copies []*copyEnd
	calls  []*indirectCall
	done   placeSet
}

// stepEdge derives places: to gets step(place) for each place of the node.
type stepEdge struct {
	to   nodeID
	step step
}

// step maps a place to places.
type step interface {
	apply(s *solver, o *objState, p pointer, emit func(pointer))
}

// deref is one scalar read or write through a pointer.
type deref struct {
	inst  ir.Instruction
	off   int64 // from the pointer
	width int64 // bytes
	typ   ir.Type
	load  nodeID // where what is read goes, or noNode
	store nodeID // what is written, or noNode
	write bool
	ptr   nodeID
	class classID
}

type solver struct {
	m       *Analysis
	l       *link.Linked
	layout  *ir.Layout
	objects []*objState

	places []place
	index  map[place]locID
	nodes  []*node
	parent forest[nodeID]
	queue  []nodeID
	pairs  []*copyPair

	classes  forest[classID]
	allCells []*cell
	builder  *builder

	work   int    // places handed on so far
	coarse bool   // the budget is spent
	lump   nodeID // in coarse mode, all nodes with many places

	differences []difference
	operations  []operation
	moves       []*move
	distances   map[*ir.GEP]int64 // of the moves that are taken for one number
	noGuesses   bool              // moves are not taken for numbers
	decider     *decider          // nil if all blocks have constraints from the start
}

// solveBudget is the work after which precision is given up, far above what programs take that
// can be verified; manyPlaces is the size of a set that is then no longer kept apart.
var (
	solveBudget = 10_000_000
	manyPlaces  = 200
)

// coarsen gives up telling apart the parts of an object, and the nodes with many places.
func (s *solver) coarsen() {
	s.coarse = true
	for _, o := range s.objects {
		s.addRange(o, 0, o.end(), 1)
	}
	s.lump = s.newNode(owner{})
	for id := range s.nodes {
		if s.find(nodeID(id)) == nodeID(id) && len(s.nodes[id].has.list()) >= manyPlaces {
			s.unite(nodeID(id), s.lump)
		}
	}
}

func newSolver(m *Analysis) *solver {
	return &solver{m: m, l: m.Linked, layout: m.Linked.Layout, index: map[place]locID{}, distances: map[*ir.GEP]int64{}}
}

func (s *solver) newNode(o owner) nodeID {
	s.nodes = append(s.nodes, &node{owners: []owner{o}, groups: []*ruleGroup{{}}})
	return s.parent.add()
}

func (s *solver) find(n nodeID) nodeID { return s.parent.find(n) }

func (s *solver) get(n nodeID) *node { return s.nodes[s.find(n)] }

// loc names a place that is in no array of its own.
func (s *solver) loc(o *objState, off int64) locID { return s.locOf(o, pointer{off: off, exact: true}) }

// locOf names the place of a pointer into o.
func (s *solver) locOf(o *objState, at pointer) locID {
	at = o.normal(at)
	p := place{o.ID, at.off, at.in, o.among(at.off)}
	if at.exact {
		p.among = strideRange{}
	}
	if id, ok := s.index[p]; ok {
		return id
	}
	o.places++
	if o.places > maxPlaces && at.off != topOffset && o.memory() {
		s.addRange(o, 0, o.end(), 1)
		p.off, p.in, p.among = o.canonical(at.off), extent{}, o.among(at.off)
		if p.off < 0 || p.off > o.end() {
			p.off, p.among = topOffset, strideRange{}
		}
		if id, ok := s.index[p]; ok {
			return id
		}
	}
	id := locID(len(s.places))
	s.places = append(s.places, p)
	s.index[p] = id
	return id
}

func (s *solver) enqueue(id nodeID) {
	if n := s.nodes[id]; !n.queued {
		n.queued = true
		s.queue = append(s.queue, id)
	}
}

func (s *solver) addLoc(to nodeID, l locID) {
	if to == noNode {
		return
	}
	to = s.find(to)
	if n := s.nodes[to]; n.has.add(l) {
		n.fresh.add(l)
		s.enqueue(to)
	}
}

// addAll adds a set of places.
func (s *solver) addAll(to nodeID, set placeSet) (changed bool) {
	n := s.nodes[to]
	if n.has.addSet(set, &n.fresh) {
		s.enqueue(to)
		return true
	}
	return false
}

// rules is the group that new rules of a node join; they must be applied to its done places.
func (s *solver) rules(id nodeID) *ruleGroup { return s.get(id).groups[0] }

// addCopy makes to a superset of from.
func (s *solver) addCopy(from, to nodeID) {
	if from == noNode || to == noNode {
		return
	}
	from, to = s.find(from), s.find(to)
	n := s.nodes[from]
	if from == to || n.copied[to] {
		return
	}
	if n.copied == nil {
		n.copied = map[nodeID]bool{}
	}
	n.copied[to] = true
	n.copies = append(n.copies, to)
	s.addAll(to, n.has)
	s.addNumber(to, n.number)
}

// addStep makes to a superset of step applied to the places of from.
func (s *solver) addStep(from, to nodeID, st step) {
	if from == noNode || to == noNode {
		return
	}
	g := s.rules(from)
	g.steps = append(g.steps, stepEdge{to, st})
	for _, l := range g.done.list() {
		s.applyStep(l, to, st)
	}
}

func (s *solver) applyStep(l locID, to nodeID, st step) {
	p := s.places[l]
	o := s.objects[p.obj]
	from := o.normal(pointer{p.off, p.in, p.exact()})
	st.apply(s, o, from, func(q pointer) {
		if o.outside(q.off) && o.outside(from.off) {
			q = pointer{off: beside} // it goes further and further away
		}
		s.addLoc(to, s.locOf(o, q))
	})
}

// unite makes two nodes one.
func (s *solver) unite(a, b nodeID) {
	a, b = s.parent.join(a, b)
	if a == b {
		return
	}
	x, y := s.nodes[a], s.nodes[b]
	s.nodes[b] = &node{groups: []*ruleGroup{{}}}
	for _, o := range y.owners {
		if !slices.Contains(x.owners, o) {
			x.owners = append(x.owners, o)
		}
	}
	if len(x.owners) > 20 {
		x.owners = []owner{{}}
	}
	x.groups = append(x.groups, y.groups...)
	x.fresh.addSet(y.has.minus(x.has), nil)
	x.has.addSet(y.has, nil)
	s.addNumber(a, y.number)
	for _, t := range y.copies {
		s.addCopy(a, t)
	}
	s.enqueue(a)
}

// solve takes nodes from the worklist until that is empty: the fixpoint.
func (s *solver) solve() {
	for len(s.queue) > 0 || len(s.pairs) > 0 || s.settle() {
		for len(s.queue) > 0 {
			id := s.queue[0]
			s.queue = s.queue[1:]
			s.nodes[id].queued = false
			if s.find(id) == id {
				s.propagate(id)
			}
			if !s.coarse && s.work > solveBudget {
				s.coarsen()
			}
		}
		if len(s.pairs) > 0 {
			p := s.pairs[0]
			s.pairs = s.pairs[1:]
			p.queued = false
			s.runPair(p)
		}
	}
}

// propagate hands the new places of a node to its constraints. Any of them may add
// places, edges and nodes, and unite this node with another, which queues it anew.
func (s *solver) propagate(id nodeID) {
	n := s.nodes[id]
	fresh := n.fresh
	n.fresh = nil
	var suspects []nodeID
	for i := 0; i < len(n.copies); i++ {
		to := s.find(n.copies[i])
		if to == id {
			continue
		}
		s.addNumber(to, n.number)
		if !s.addAll(to, fresh) && !n.looked[to] && s.nodes[to].has.equal(n.has) {
			suspects = append(suspects, to)
		}
	}
	s.work += len(n.copies) * len(fresh) / 8
	if s.coarse && len(n.has.list()) >= manyPlaces {
		s.unite(id, s.lump)
		id = s.find(id)
		n = s.nodes[id]
	}
	groups, has := n.groups, n.has.minus(nil)
	for _, g := range groups {
		todo := has.minus(g.done).list()
		g.done = has
		s.apply(g, todo)
	}
	if s.nodes[s.find(id)] == n && len(groups) > 1 {
		all := &ruleGroup{done: has}
		for _, g := range groups {
			all.steps = append(all.steps, g.steps...)
			all.derefs = append(all.derefs, g.derefs...)
			all.copies = append(all.copies, g.copies...)
			all.calls = append(all.calls, g.calls...)
		}
		n.groups = append([]*ruleGroup{all}, n.groups[len(groups):]...)
	}
	for _, to := range suspects {
		s.closeCycle(id, to)
	}
}

// apply applies the rules of a group to places.
func (s *solver) apply(g *ruleGroup, places []locID) {
	if len(places) == 0 {
		return
	}
	s.work += len(places) * (1 + len(g.steps) + len(g.derefs) + len(g.copies) + len(g.calls))
	for i := 0; i < len(g.steps); i++ {
		e := g.steps[i]
		for _, l := range places {
			s.applyStep(l, e.to, e.step)
		}
	}
	for i := 0; i < len(g.derefs); i++ {
		for _, l := range places {
			s.deref(g.derefs[i], l)
		}
	}
	for i := 0; i < len(g.copies); i++ {
		for _, l := range places {
			s.extendRule(g.copies[i], l)
		}
	}
	for i := 0; i < len(g.calls); i++ {
		for _, l := range places {
			s.builder.meanCall(g.calls[i], s.objects[s.places[l].obj])
		}
	}
}

// closeCycle makes the nodes of a cycle of copies through the edge from -> to one (lazy cycle
// detection, Hardekopf and Lin, "The Ant and the Grasshopper", 2007). It is tried
// once an edge, when both ends have the same places.
func (s *solver) closeCycle(from, to nodeID) {
	from, to = s.find(from), s.find(to)
	n := s.nodes[from]
	if from == to || n.looked[to] {
		return
	}
	if n.looked == nil {
		n.looked = map[nodeID]bool{}
	}
	n.looked[to] = true
	// Which nodes lie on a way from to back to from? Depth first, without recursion.
	type frame struct {
		id   nodeID
		next int
	}
	onWay := map[nodeID]bool{from: true}
	seen := map[nodeID]bool{to: true}
	stack := []frame{{to, 0}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		m := s.nodes[f.id]
		if f.next == len(m.copies) {
			stack = stack[:len(stack)-1]
			continue
		}
		t := s.find(m.copies[f.next])
		f.next++
		if onWay[t] {
			for _, g := range stack {
				onWay[g.id] = true
			}
		} else if !seen[t] && s.nodes[t].has.equal(n.has) {
			seen[t] = true
			stack = append(stack, frame{t, 0})
		}
	}
	if len(onWay) > 1 {
		ids := slices.Sorted(maps.Keys(onWay))
		for _, id := range ids[1:] {
			s.unite(ids[0], id)
		}
	}
}

// deref lets d access the place l.
func (s *solver) deref(d *deref, l locID) {
	p := s.places[l]
	o := s.objects[p.obj]
	at := o.normal(pointer{off: p.off, exact: p.exact()})
	for _, off := range s.reach(o, at.off, d.off, at.exact) {
		if c := s.cell(o, off, d.width); c != nil {
			s.classes.join(d.class, c.class)
			s.addCopy(c.content, d.load)
			s.addCopy(d.store, c.content)
			if d.write && d.store == noNode {
				s.addNumber(c.content, number{state: anyNumber})
			}
		}
	}
}

// placesOf are the places of a node, with offsets as they now stand, each once.
func (s *solver) placesOf(n nodeID) []place {
	if n == noNode {
		return nil
	}
	var out []place
	seen := map[place]bool{}
	for _, l := range s.get(n).has.list() {
		p := s.places[l]
		p = place{obj: p.obj, off: s.objects[p.obj].canonical(p.off)}
		if !seen[p] {
			seen[p] = true
			out = append(out, p)
		}
	}
	return out
}
