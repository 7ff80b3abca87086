package passes

import (
	"fmt"
	"maps"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// vars numbers what is tracked, for all instances together.
type vars struct {
	info     []slotInfo
	ofVar    map[*ivl.Var]slot
	elements map[element]slot
}

type slotInfo struct {
	v     *ivl.Var // the variable, or the map of an element
	ofMap slot     // of an element, else noSlot
}

type element struct {
	m     slot
	index string
}

func newVars() *vars {
	return &vars{ofVar: map[*ivl.Var]slot{}, elements: map[element]slot{}}
}

func (vs *vars) add(i slotInfo) slot {
	if len(vs.info) >= maxSlots {
		return noSlot
	}
	vs.info = append(vs.info, i)
	return slot(len(vs.info) - 1)
}

// slot numbers a variable of the flattened program.
func (vs *vars) slot(v *ivl.Var) slot {
	s, ok := vs.ofVar[v]
	if !ok {
		s = vs.add(slotInfo{v: v, ofMap: noSlot})
		vs.ofVar[v] = s
	}
	return s
}

// element numbers the element of the map in slot m at constant indices.
func (vs *vars) element(m slot, index string) slot {
	if m == noSlot {
		return noSlot
	}
	k := element{m, index}
	s, ok := vs.elements[k]
	if !ok {
		s = vs.add(slotInfo{v: vs.info[m].v, ofMap: m})
		vs.elements[k] = s
	}
	return s
}

// namer gives the variables of one instance different names.
type namer struct {
	taken map[string]bool // of globals, constants and bound variables
	used  map[string]int  // how often a name was asked for
}

func newNamer(p *cfg.Program) *namer {
	n := &namer{taken: map[string]bool{}, used: map[string]int{}}
	for _, d := range p.Source.Decls {
		switch d := d.(type) {
		case *ivl.VarDecl:
			for _, v := range d.Vars {
				n.taken[v.Name] = true
			}
		case *ivl.ConstDecl:
			for _, v := range d.Vars {
				n.taken[v.Name] = true
			}
		}
	}
	for _, q := range p.Procs {
		cfg.Exprs(q.Blocks, n.avoidBound)
	}
	return n
}

// clone gives a namer for another instance.
func (n *namer) clone() *namer {
	return &namer{taken: maps.Clone(n.taken), used: maps.Clone(n.used)}
}

// avoidBound takes the names of bound variables, which must differ from those of
// the local variables around them.
func (n *namer) avoidBound(e ivl.Expr) {
	ivl.WalkExpr(e, func(e ivl.Expr) bool {
		switch e := e.(type) {
		case *ivl.Quantifier:
			n.avoid(e.Vars)
		case *ivl.Lambda:
			n.avoid(e.Vars)
		case *ivl.Let:
			n.avoid(e.Vars)
		}
		return true
	})
}

func (n *namer) avoid(vs []*ivl.Var) {
	for _, v := range vs {
		n.taken[v.Name] = true
	}
}

// name gives base, or base#2, base#3, … if it is taken.
func (n *namer) name(base string) string {
	for {
		n.used[base]++
		name := base
		if k := n.used[base]; k > 1 {
			name = fmt.Sprintf("%s#%d", base, k)
		}
		if !n.taken[name] {
			n.taken[name] = true
			return name
		}
	}
}

// constants finds the constants that an axiom defines: axiom c == e, where e
// is closed or depends on such constants only.
func constants(p *ivl.Program) map[*ivl.Var]value.Value {
	open := ivl.Definitions(p)
	known := map[*ivl.Var]value.Value{}
	lookup := func(v *ivl.Var) (value.Value, bool) {
		x, ok := known[v]
		return x, ok
	}
	for changed := true; changed; {
		changed = false
		for _, d := range open {
			if _, ok := known[d.Const]; ok {
				continue
			}
			if x, ok := value.Eval(d.Value, lookup); ok {
				known[d.Const] = x
				changed = true
			}
		}
	}
	return known
}
