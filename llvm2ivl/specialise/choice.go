package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// A choice is an index that is not known into ghost state: "some thread that waits is
// woken", "no mutex is left locked". The threads or objects that have state are known, so the
// choice is among their elements, and what the index is compared with is the object's address, or the identity
// that a variable keeps for each thread from its start; all other elements are, and stay,
// what all elements were at first.
type choice struct {
	used bool // there are such indices
	// first is what all elements were at first.
	first  value
	start  bool // first is known
	spoilt bool // something else is done with the map
	resets []value
}

func (v *survey) choice(m *ivl.Var) *choice {
	c := v.choices[m]
	if c == nil {
		c = &choice{}
		v.choices[m] = c
	}
	return c
}

// filled records an assignment to all elements.
func (c *choice) filled(x value, initial bool) {
	if !initial || c.start || !x.isNumber() {
		c.spoilt = true
		return
	}
	c.first, c.start = x, true
}

// reset records an assignment to an element that is not known.
func (c *choice) reset(x value) {
	c.used = true
	c.resets = append(c.resets, x)
}

// fits reports whether the choices in m can be written as such.
func (v *survey) fits(m *ivl.Var, c *choice) bool {
	if !c.used {
		return true
	}
	if c.spoilt || !c.start || v.a.data[m] || v.a.initial == nil {
		return false
	}
	for _, x := range c.resets {
		if x != c.first {
			return false
		}
	}
	for k := range v.keys[m] {
		if k.kind == thread && (k.scale != 1 || v.a.child() == nil) {
			return false
		}
	}
	return len(v.keys[m]) > 0
}

// canChoose reports whether a statement can be made an atomic section, for an access
// becomes several: it is not a condition, and does not touch memory of the program.
func (v *survey) canChoose(s ivl.Stmt) bool {
	switch s.(type) {
	case *ivl.Assign, *ivl.Assume, *ivl.Assert:
	default:
		return false
	}
	data := false
	ivl.StmtExprs(s, func(e ivl.Expr) { data = data || v.a.readsData(e) })
	return !data
}

// chosen reports whether an index, of which k is known, is to be a choice: no other thread can
// change what it is made of.
func (v *survey) chosen(index ivl.Expr, k value) bool {
	if known(k) {
		return false
	}
	local := true
	ivl.FreeVars(index, func(id *ivl.Ident) { local = local && id.Var.Kind != ivl.Global })
	v.choosing = v.choosing || local
	return local && v.allowed
}

// identities declares, for each thread that has an element which may be chosen, the variable that
// keeps its identity.
func (e *emitter) identities() {
	e.ids = map[uint64]*ivl.Var{}
	for m, c := range e.choices {
		if !e.split[m] || !c.used {
			continue
		}
		for k := range e.keys[m] {
			if k.kind == thread {
				e.ids[k.n] = nil
			}
		}
	}
	for n := range e.threadNames {
		if _, ok := e.ids[uint64(n)]; ok {
			name := e.fresh("$thread.id." + e.threadNames[n])
			e.ids[uint64(n)] = ivl.NewVar(name, e.a.child().Outs[0].Type, ivl.Global)
		}
	}
}

// identityDecls are the declarations of these variables.
func (e *emitter) identityDecls() []ivl.Decl {
	var out []ivl.Decl
	for n := range e.threadNames {
		if v := e.ids[uint64(n)]; v != nil {
			out = append(out, &ivl.VarDecl{Vars: []*ivl.Var{v}})
		}
	}
	return out
}

// forget gives the identities their first value, which is no thread's.
func (e *emitter) forget() []ivl.Stmt {
	var out []ivl.Stmt
	for n := range e.threadNames {
		if v := e.ids[uint64(n)]; v != nil {
			zero := ivl.Expr(ivl.NewInt64(0))
			if t, ok := ivl.Expand(v.Type).(*ivl.BVType); ok {
				zero = ivl.NewBV64(0, t.Width)
			}
			out = append(out, &ivl.Assign{Lhs: []ivl.Expr{ivl.NewIdent(v)}, Rhs: []ivl.Expr{zero}})
		}
	}
	return out
}

// remember is the start of a thread with the assignment of its identity to the variable that
// keeps it, if there is one.
func (b *bodyEmitter) remember(n int, c *ivl.AsyncCall) []ivl.Stmt {
	v := b.ids[b.a.spawnedAt(b.act, n).n]
	if v == nil || !known(b.a.spawnedAt(b.act, n)) {
		return []ivl.Stmt{c}
	}
	child := b.a.child()
	s := &ivl.Atomic{Body: []ivl.Stmt{c, &ivl.Call{Name: child.Name, Proc: child, Outs: []*ivl.Ident{ivl.NewIdent(v)}}}}
	s.Pos = c.Pos
	return []ivl.Stmt{s}
}

// is says that an index is the key.
func (b *bodyEmitter) is(index ivl.Expr, k value) ivl.Expr {
	if k.kind == thread {
		return ivl.NewEq(index, ivl.NewIdent(b.ids[k.n]))
	}
	if c := b.addresses[k]; c != nil {
		return ivl.NewEq(index, ivl.NewIdent(c))
	}
	return ivl.NewEq(index, k.literal())
}

// findAddresses finds the constants that are known by their values.
func (e *emitter) findAddresses() {
	e.addresses = map[value]*ivl.Var{}
	for _, d := range e.a.program.Decls {
		if d, ok := d.(*ivl.ConstDecl); ok && d.Attrs.Has("size") {
			for _, c := range d.Vars {
				if v := e.a.constant(c); known(v) && e.addresses[v] == nil {
					e.addresses[v] = c
				}
			}
		}
	}
}

// chosen is the element of m at an index that is not known.
func (b *bodyEmitter) chosen(m *ivl.Var, index ivl.Expr) ivl.Expr {
	out := b.choices[m].first.literal()
	keys := b.sortedKeys(m)
	for i := len(keys) - 1; i >= 0; i-- {
		out = ivl.NewIte(b.is(index, keys[i]), ivl.NewIdent(b.cells[m][keys[i]]), out)
	}
	b.choosing = true
	return out
}

// resets gives the element of m at an index that is not known its first value back.
func (b *bodyEmitter) resets(m *ivl.Var, index ivl.Expr, info ivl.StmtInfo) []ivl.Stmt {
	var out []ivl.Stmt
	for _, k := range b.sortedKeys(m) {
		c := b.cells[m][k]
		then := &ivl.Assign{StmtInfo: info, Lhs: []ivl.Expr{ivl.NewIdent(c)}, Rhs: []ivl.Expr{b.choices[m].first.literal()}}
		out = append(out, &ivl.If{StmtInfo: ivl.StmtInfo{Pos: info.Pos}, Cond: b.is(index, k), Then: []ivl.Stmt{then}})
	}
	b.choosing = true
	return out
}

// oneStep makes the statements that take the place of one an atomic section, if they choose.
func (b *bodyEmitter) oneStep(pos ivl.Pos, ss []ivl.Stmt) []ivl.Stmt {
	if !b.choosing {
		return ss
	}
	b.choosing = false
	s := &ivl.Atomic{Body: ss}
	s.Pos = pos
	return []ivl.Stmt{s}
}
