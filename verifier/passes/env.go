package passes

import "github.com/gsmack/gsmack/ivl/value"

// A slot numbers something whose value Flatten tracks: a variable, or one
// element of a map variable.
type slot int32

const noSlot slot = -1

// The environment is a radix tree over slots. Slots beyond maxSlots are not
// tracked.
const (
	envBits  = 4
	envFan   = 1 << envBits
	maxSlots = 1 << 20
)

// entry is what is known of a slot at a point of the program. Entries are
// never changed.
type entry struct {
	// version names the assignment that made the entry. A slot without entry
	// has version 0.
	version uint64
	// val is its value; Invalid when it is not known. Of a map it is the value
	// of the elements that have no entry for this version of the map.
	val value.Value
	// trace is a fingerprint of how the value came about: of the values and
	// the traces of what it was computed from. Equal values of a loop counter
	// and of a flag that nobody changed differ in it.
	trace uint64
	// of is a slot that holds the same value as long as its version is
	// ofVersion; noSlot if there is none.
	of        slot
	ofVersion uint64
	// ofMap, for an element, is the slot of its map, noSlot otherwise. The
	// entry counts while mapVersion is the version of the map.
	ofMap      slot
	mapVersion uint64
}

// env maps slots to entries. It is persistent: what fork gives can be changed
// without the original changing.
type env struct {
	root   *envNode
	levels int // of the tree, as many as the slots need
	owner  uint64
	// live says which thread instances may already have been spawned.
	live threadSet
}

type envNode struct {
	owner uint64
	kids  [envFan]any // *envNode, or *entry at the lowest level
}

func (e *env) get(s slot) *entry {
	n := e.root
	if s>>(e.levels*envBits) != 0 {
		return nil
	}
	for shift := (e.levels - 1) * envBits; n != nil; shift -= envBits {
		k := n.kids[(s>>shift)&(envFan-1)]
		if shift == 0 {
			x, _ := k.(*entry)
			return x
		}
		n, _ = k.(*envNode)
	}
	return nil
}

// set gives s the entry x. Nodes of the tree that e owns are
// changed in place, others copied.
func (e *env) set(s slot, x *entry) {
	if s < 0 {
		return
	}
	for s>>(e.levels*envBits) != 0 || e.levels == 0 {
		e.raise()
	}
	e.root = e.own(e.root)
	n := e.root
	for shift := (e.levels - 1) * envBits; ; shift -= envBits {
		i := (s >> shift) & (envFan - 1)
		if shift == 0 {
			n.kids[i] = x
			return
		}
		kid, _ := n.kids[i].(*envNode)
		kid = e.own(kid)
		n.kids[i] = kid
		n = kid
	}
}

// raise puts a level above the root.
func (e *env) raise() {
	if e.root != nil {
		above := &envNode{owner: e.owner}
		above.kids[0] = e.root
		e.root = above
	}
	e.levels++
}

func (e *env) own(n *envNode) *envNode {
	if n == nil {
		return &envNode{owner: e.owner}
	}
	if n.owner == e.owner {
		return n
	}
	c := *n
	c.owner = e.owner
	return &c
}

// versions hands out numbers that were never used before: for assignments and
// for owners of environments.
type versions struct{ last uint64 }

func (v *versions) next() uint64 {
	v.last++
	return v.last
}

// entry is a new one of which nothing is known.
func (v *versions) entry() *entry { return &entry{version: v.next(), of: noSlot, ofMap: noSlot} }

// element is a new entry for an element of map m while that has a version.
func (v *versions) element(m slot, version uint64) *entry {
	return &entry{version: v.next(), of: noSlot, ofMap: m, mapVersion: version}
}

// fork returns a copy of e that can be changed independently; e must not be
// changed any more.
func (e env) fork(v *versions) env {
	e.owner = v.next()
	return e
}

// merge is what holds whether control came with a or with b. Parts of the
// tree that they share cost nothing.
func merge(a, b env, v *versions) env {
	if a.root == b.root {
		a.live = a.live.union(b.live)
		return a
	}
	for a.levels < b.levels {
		a.raise()
	}
	for b.levels < a.levels {
		b.raise()
	}
	m := merger{a: a, b: b, versions: v, owner: v.next()}
	return env{
		root:   m.node(a.root, b.root, (a.levels-1)*envBits),
		levels: a.levels,
		owner:  m.owner,
		live:   a.live.union(b.live),
	}
}

type merger struct {
	a, b     env
	versions *versions
	owner    uint64
}

func (m *merger) node(a, b *envNode, shift int) *envNode {
	if a == b {
		return a
	}
	var empty envNode
	if a == nil {
		a = &empty
	}
	if b == nil {
		b = &empty
	}
	out := &envNode{owner: m.owner}
	for i := range a.kids {
		x, y := a.kids[i], b.kids[i]
		if x == y {
			out.kids[i] = x
			continue
		}
		if shift == 0 {
			p, _ := x.(*entry)
			q, _ := y.(*entry)
			out.kids[i] = m.entry(p, q)
			continue
		}
		p, _ := x.(*envNode)
		q, _ := y.(*envNode)
		out.kids[i] = m.node(p, q, shift-envBits)
	}
	return out
}

// entry merges two different entries of a slot, one of which may be missing.
func (m *merger) entry(p, q *entry) *entry {
	if p == nil || q == nil {
		e := p
		if e == nil {
			e = q
		}
		if e.ofMap == noSlot {
			// A map that was never assigned has version 0, and so do the
			// elements set since; the merged one must not look like it.
			return m.versions.entry()
		}
		return m.missingElement(e)
	}
	out := &entry{version: p.version, of: noSlot, ofMap: p.ofMap}
	if p.version != q.version {
		out.version = m.versions.next()
	}
	if p.ofMap != noSlot {
		// The newer one is the one that counts on both sides, if any does.
		out.mapVersion = max(p.mapVersion, q.mapVersion)
		if p.mapVersion != q.mapVersion {
			return out
		}
	}
	if p.val.IsValid() && q.val.IsValid() && value.Equal(p.val, q.val) {
		out.val = p.val
		out.trace = p.trace
		if p.trace != q.trace {
			out.trace = mix(p.trace, q.trace)
		}
	}
	if p.of == q.of && p.ofVersion == q.ofVersion {
		out.of, out.ofVersion = p.of, p.ofVersion
	}
	return out
}

// missingElement merges an element that was set on one side only: on the other
// one it has the value that the whole map was given.
func (m *merger) missingElement(e *entry) *entry {
	a, b := m.a.get(e.ofMap), m.b.get(e.ofMap)
	if a != nil && a == b && a.version == e.mapVersion && a.val.IsValid() && e.val.IsValid() && value.Equal(a.val, e.val) {
		return e
	}
	return m.versions.element(e.ofMap, e.mapVersion)
}

// mix combines two fingerprints.
func mix(a, b uint64) uint64 {
	h := a ^ (b + 0x9e3779b97f4a7c15 + a<<6 + a>>2)
	h ^= h >> 33
	h *= 0xff51afd7ed558ccd
	h ^= h >> 33
	return h
}

// threadSet is a set of thread instances by ID. It is never changed.
type threadSet string

// with adds an instance.
func (s threadSet) with(id int) threadSet {
	b := make([]byte, max(len(s), id/8+1))
	copy(b, s)
	b[id/8] |= 1 << (id % 8)
	return threadSet(b)
}

func (s threadSet) has(id int) bool {
	return id/8 < len(s) && s[id/8]&(1<<(id%8)) != 0
}

func (s threadSet) union(t threadSet) threadSet {
	if s == t || t == "" {
		return s
	}
	if s == "" {
		return t
	}
	if len(s) < len(t) {
		s, t = t, s
	}
	b := []byte(s)
	for i := range t {
		b[i] |= t[i]
	}
	return threadSet(b)
}
