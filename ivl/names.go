package ivl

import (
	"cmp"
	"fmt"
	"maps"
)

// Names are those that are taken, where others are made. The zero value has none.
type Names struct {
	Outer *Names // what is taken there is taken here; may be nil
	Mark  string // stands before the number in a name that is made; "" means a dot
	taken map[string]bool
	last  map[string]int // the number that a name was given last
}

// Take takes the names that d declares.
func (n *Names) Take(d Decl) {
	switch d := d.(type) {
	case *TypeDecl:
		n.Reserve(d.Name)
	case *ConstDecl:
		n.TakeVars(d.Vars)
	case *VarDecl:
		n.TakeVars(d.Vars)
	case *FuncDecl:
		n.Reserve(d.Name)
	case *ProcDecl:
		n.Reserve(d.Name)
	}
}

// TakeVars takes the names of variables.
func (n *Names) TakeVars(vs []*Var) {
	for _, v := range vs {
		n.Reserve(v.Name)
	}
}

// Reserve takes names.
func (n *Names) Reserve(names ...string) {
	if n.taken == nil {
		n.taken, n.last = map[string]bool{}, map[string]int{}
	}
	for _, name := range names {
		n.taken[name] = true
	}
}

func (n *Names) isTaken(name string) bool {
	return n != nil && (n.taken[name] || n.Outer.isTaken(name))
}

// Clone is an independent copy.
func (n *Names) Clone() *Names {
	return &Names{Outer: n.Outer, Mark: n.Mark, taken: maps.Clone(n.taken), last: maps.Clone(n.last)}
}

// Unique takes name, or name.2, name.3, … if that is taken.
func (n *Names) Unique(name string) string {
	out, i := name, max(1, n.last[name])
	for n.isTaken(out) {
		i++
		out = fmt.Sprintf("%s%s%d", name, cmp.Or(n.Mark, "."), i)
	}
	n.Reserve(out)
	n.last[name] = i
	return out
}

// Global is a global variable with such a name.
func (n *Names) Global(name string, t Type) *Var { return NewVar(n.Unique(name), t, Global) }
