package passes

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// vars numbers what is tracked, for all instances together.
type vars struct {
	info     []slotInfo
	ofVar    map[*ivl.Var]slot
	elements map[element]slot
}

type slotInfo struct {
	v        *ivl.Var // the variable, or the map of an element
	ofMap    slot     // of an element, else noSlot
	elements []slot   // of a map
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
		if s != noSlot {
			vs.info[m].elements = append(vs.info[m].elements, s)
		}
	}
	return s
}

// reservedNames are those that no local variable of an instance may have: of globals, constants and bound variables.
func reservedNames(p *cfg.Program) *ivl.Names {
	n := &ivl.Names{Mark: "#"}
	for _, d := range p.Source.Decls {
		switch d.(type) {
		case *ivl.VarDecl, *ivl.ConstDecl:
			n.Take(d)
		}
	}
	for _, q := range p.Procs {
		cfg.Exprs(q.Blocks, func(e ivl.Expr) {
			ivl.WalkExpr(e, func(e ivl.Expr) bool {
				switch e := e.(type) {
				case *ivl.Quantifier:
					n.TakeVars(e.Vars)
				case *ivl.Lambda:
					n.TakeVars(e.Vars)
				case *ivl.Let:
					n.TakeVars(e.Vars)
				}
				return true
			})
		})
	}
	return n
}
