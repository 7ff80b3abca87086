package specialise

import (
	"github.com/gsmack/gsmack/ivl"
)

// lookup gives what is known of variables where an expression stands: in a state of an
// activation, or, if there is none, of constants alone.
type lookup struct {
	*source
	analysis *analysis
	act      *activation
	state    *state
}

func (a *analysis) lookup(act *activation, s *state) lookup {
	return lookup{source: a.source, analysis: a, act: act, state: s}
}

// variable is what is known of a variable; nothing if it is a map.
func (l lookup) variable(v *ivl.Var) value {
	switch v.Kind {
	case ivl.Const:
		if !isMap(v) {
			return l.constant(v)
		}
	case ivl.Global:
		if !isMap(v) {
			return l.global(v)
		}
	case ivl.Local, ivl.InParam, ivl.OutParam:
		if l.state != nil {
			return l.analysis.numbers.values[l.state.locals[l.act.proc.slots[v]]]
		}
	}
	return value{}
}

// element is what is known of an element of a map.
func (l lookup) element(e *ivl.Select) value {
	id, ok := e.M.(*ivl.Ident)
	if !ok || len(e.Args) != 1 || l.state == nil {
		return value{}
	}
	switch id.Var.Kind {
	case ivl.Global:
		return l.global(id.Var)
	case ivl.Const:
		return l.source.element(id.Var, eval(e.Args[0], l))
	}
	return value{}
}

// global is what is known of a global variable, of a map of its elements.
func (l lookup) global(v *ivl.Var) value {
	if l.state == nil {
		return value{}
	}
	g := l.globals[v]
	return l.analysis.contents[g].at(max(l.act.given[g], l.state.given[g]))
}
