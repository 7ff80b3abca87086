package symmetry

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// Find gives the classes of threads that can be exchanged, of two and more members
// each, in the order in which they are spawned.
//
// Lemma. Let an execution of the instances end in a failure: an assertion, a deadlock, a race. Then for every class and every
// number k some execution ends in a failure of the same kind in which the members that execute their k-th step do so in the order
// in which they are spawned, and are the first members. (A member that does not execute step k, but later ones, may
// execute these at any time: its step k has no place in the order.)
//
// Proof. Let E be the execution. In E' the i-th member does what that member did in E which was the i-th to execute its step k. This is a
// permutation of the class, so a product of exchanges of the first member with another one.
//
// Each thread but the parent does in E' what its image did in E. For each exchange it was checked that it takes the code of a thread to the code of its image
// (text.go, permutation.go). Values of the sorts that are permuted are only compared for equality, or asked what has the
// same answer for both (within.go). So each step finds the permuted values of those that it found in E.
//
// It remains that the parent does in E' what it did in E. Its code that speaks of members is in segments (parent.go) of four kinds.
//
//  1. Before the first start, while there is no other thread, places of the members get values that are exchanged as they are (prepares).
//  2. Up to the last start: these segments follow one another, and access only what no thread accesses but the member in
//     question after its start. E' executes them in a row, when E executes the first.
//  3. Waits for the end of members: these follow one another, too, and access nothing else. Each passes when its
//     member has executed the one step that it waits for. The member does not access behind that step what the segment writes, and the two do not race.
//     If E passes all of them, each member has executed that step; E' executes all at the end, in a row, so that what
//     joined the step of the last one still follows it at once. If E does not, E' ends in front of the first whose member has not.
//  4. Assertions about members behind the waits (concludes): they read what no thread writes any more. If E passes all of them, so
//     does E', in the same places. If not, one fails in E, so one fails in E', which executes them at the end up to that one.
//
// The parent may stop at a condition in a segment where nothing has failed. Those in front of a failure of other threads, or of a race, are closed by
// themselves, so that E' gets there. If E ends in a deadlock, the parent waits in E' as in E, perhaps for another member. That
// matters only to threads that wait for the parent, so its id must not be among those of whom threads wait for.
func Find(t *cfg.Threads) [][]*cfg.Instance {
	candidates := map[*cfg.Instance][]*cfg.Instance{} // by parent
	var parents []*cfg.Instance
	for _, inst := range t.Instances {
		if inst.Parent == nil || starts(inst) {
			continue
		}
		if candidates[inst.Parent] == nil {
			parents = append(parents, inst.Parent)
		}
		candidates[inst.Parent] = append(candidates[inst.Parent], inst)
	}
	var out [][]*cfg.Instance
	var f *finder
	for _, p := range parents {
		rest := candidates[p]
		for len(rest) > 1 {
			if f == nil {
				f = newFinder(t)
			}
			class, others := f.class(p, rest)
			if len(class) > 1 {
				out = append(out, class)
			}
			rest = others
		}
	}
	return out
}

// starts reports whether inst starts other threads.
func starts(inst *cfg.Instance) bool {
	for s := range cfg.Stmts(inst.Blocks) {
		if _, ok := s.(*ivl.AsyncCall); ok {
			return true
		}
	}
	return false
}

type finder struct {
	t     *cfg.Threads
	sorts *sorts
	texts map[*cfg.Instance]text
	cuts  map[*cfg.Instance][]*segment
	users map[*ivl.Var]map[*cfg.Instance]bool // who accesses a global
	// dynamic holds who accesses a map at an index that is no literal.
	dynamic map[*ivl.Var]map[*cfg.Instance]bool
	// idType is that of the ids of threads that awaits name; nil if none does.
	idType ivl.Type
}

func newFinder(t *cfg.Threads) *finder {
	f := &finder{t: t, sorts: inferSorts(t), users: map[*ivl.Var]map[*cfg.Instance]bool{}, dynamic: map[*ivl.Var]map[*cfg.Instance]bool{}}
	f.align()
	f.cuts = map[*cfg.Instance][]*segment{}
	for _, inst := range t.Instances {
		if _, ok := f.texts[inst]; !ok {
			f.texts[inst] = instance(t, f.sorts, inst)
		}
		f.survey(inst)
	}
	return f
}

// align joins the sorts of the variables that stand at the same places of threads, or
// of segments of parents, with the same code: they are going to be exchanged. It leaves the texts of threads
// that start none.
func (f *finder) align() {
	for joined := true; joined; {
		joined, f.texts = false, map[*cfg.Instance]text{}
		first := map[string]text{}
		same := func(x text) {
			y, ok := first[x.code]
			if !ok {
				first[x.code] = x
				return
			}
			for i, v := range x.locals {
				joined = f.alignVars(v, y.locals[i]) || joined
			}
			for i, h := range x.holes {
				if v, w := h.v, y.holes[i].v; v != nil && w != nil && v != w {
					joined = f.alignVars(v, w) || joined
				}
			}
		}
		for _, inst := range f.t.Instances {
			if starts(inst) {
				for _, seg := range segments(f.t, f.sorts, inst) {
					same(seg.text)
				}
			} else {
				f.texts[inst] = instance(f.t, f.sorts, inst)
				same(f.texts[inst])
			}
		}
	}
}

func (f *finder) alignVars(v, w *ivl.Var) bool {
	s := f.sorts
	joined := s.find(s.element(v)) != s.find(s.element(w))
	s.join(s.element(v), s.element(w))
	if m, ok := ivl.Expand(v.Type).(*ivl.MapType); ok {
		for k := range m.Args {
			joined = joined || s.find(s.index(v, k)) != s.find(s.index(w, k))
			s.join(s.index(v, k), s.index(w, k))
		}
	}
	return joined
}

// survey notes who accesses what.
func (f *finder) survey(inst *cfg.Instance) {
	note := func(as []cfg.Access) {
		for _, a := range as {
			if f.users[a.Var] == nil {
				f.users[a.Var] = map[*cfg.Instance]bool{}
			}
			f.users[a.Var][inst] = true
			if ivl.IsMap(a.Var.Type) && !constant(a) {
				if f.dynamic[a.Var] == nil {
					f.dynamic[a.Var] = map[*cfg.Instance]bool{}
				}
				f.dynamic[a.Var][inst] = true
			}
		}
	}
	for _, b := range inst.Blocks {
		for i, s := range b.Stmts {
			note(b.Accesses(i))
			if a, ok := s.(*ivl.Assume); ok {
				if h := holder(a); h != nil {
					f.idType = h.Type()
				}
			}
		}
		if br, ok := b.Term.(*cfg.Branch); ok {
			note(cfg.Reads(br.Cond, isGlobal))
		}
	}
}

// constant reports whether a is an access to an element at a literal index.
func constant(a cfg.Access) bool {
	for _, arg := range a.Args {
		switch arg.(type) {
		case *ivl.BVLit, *ivl.IntLit:
		default:
			return false
		}
	}
	return len(a.Args) > 0
}

// id is where the id of an instance stands.
func (f *finder) id(inst *cfg.Instance) hole {
	var id ivl.Expr = ivl.NewInt64(int64(inst.ID) + 1)
	if bv, ok := ivl.Expand(f.idType).(*ivl.BVType); ok {
		id = ivl.NewBV64(uint64(inst.ID)+1, bv.Width)
	}
	return f.sorts.hole(id, threadID)
}

// class gives the threads that can be exchanged with the first one, and the others.
func (f *finder) class(parent *cfg.Instance, threads []*cfg.Instance) (class, others []*cfg.Instance) {
	first := threads[0]
	class = threads[:1:1]
	r := &role{finder: f, parent: parent, segments: f.segmentsOf(parent), starting: map[int]bool{}, joining: map[int]bool{}}
	for _, inst := range threads[1:] {
		p, ok := exchange(f.sorts, first, inst, f.texts[first], f.texts[inst], f.idOrNone())
		if ok && f.fixesOthers(p, parent, first, inst) && r.allows(p, first, inst) {
			class = append(class, inst)
		} else {
			others = append(others, inst)
		}
	}
	if len(class) > 1 && !r.inARow() {
		return class[:1], threads[1:]
	}
	return class, others
}

func (f *finder) idOrNone() func(*cfg.Instance) hole {
	if f.idType == nil {
		return nil
	}
	return f.id
}

func (f *finder) segmentsOf(inst *cfg.Instance) []*segment {
	if f.cuts[inst] == nil {
		f.cuts[inst] = segments(f.t, f.sorts, inst)
	}
	return f.cuts[inst]
}

// fixesOthers reports whether p leaves alone what all others do, and whether nobody
// waits for the parent.
func (f *finder) fixesOthers(p *permutation, parent, a, b *cfg.Instance) bool {
	for _, inst := range f.t.Instances {
		if inst != parent && inst != a && inst != b && !p.fixes(f.texts[inst]) {
			return false
		}
	}
	if f.idType == nil {
		return true
	}
	if f.sorts.isPlain(threadID) {
		return false
	}
	me := f.id(parent)
	for _, inst := range f.t.Instances {
		if slices.Contains(f.texts[inst].holes, me) {
			return false
		}
	}
	return true
}
