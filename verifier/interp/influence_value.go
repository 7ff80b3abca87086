package interp

import (
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/cfg"
)

// touch notes that the model may have written to v, as far as it may.
func (x *flow) touch(v *ivl.Var, why *approximation) {
	if m := x.fr.memory; x.fr.model != nil && addressed(v) && slices.Contains(m.vars, v) {
		m.why = why
		x.put(v, x.shade(v).cover(m.extent))
		return
	}
	x.put(v, paint(why))
}

// addressed reports whether v is a map with one index.
func addressed(v *ivl.Var) bool {
	t, ok := ivl.Expand(v.Type).(*ivl.MapType)
	return ok && len(t.Args) == 1
}

func (x *flow) number(e ivl.Expr) (uint64, bool) {
	v, ok := x.m.ev.Eval(e)
	if !ok {
		return 0, false
	}
	return v.Uint64()
}

func (x *flow) shade(v *ivl.Var) *shade {
	if x.prog.isGlobal(v) {
		return x.globals[v]
	}
	return x.fr.vars[v]
}

func (x *flow) put(v *ivl.Var, s *shade) {
	of := x.fr.vars
	if x.prog.isGlobal(v) {
		of = x.globals
	}
	if s == nil {
		delete(of, v)
		return
	}
	of[v] = s
}

func (x *flow) assign(s *ivl.Assign) func(Event) {
	type target struct {
		v       *ivl.Var
		element bool
		args    []value.Value // nil if it is open which element is meant
		shade   *shade        // of the whole
		why     *approximation
	}
	var targets []target
	for i, l := range s.Lhs {
		g := target{v: cfg.Target(l).Var}
		switch l := l.(type) {
		case *ivl.Ident:
			g.shade = x.copied(s.Rhs[i])
			if x.control != nil {
				g.shade = paint(x.control)
			}
		case *ivl.Select:
			g.element = true
			g.why = x.orControl(x.of(s.Rhs[i]))
			if where := x.indices(l); where != nil {
				g.why = where
			} else if _, one := l.M.(*ivl.Ident); one {
				g.args, _ = x.values(l.Args)
			}
		}
		targets = append(targets, g)
	}
	return func(Event) {
		for _, g := range targets {
			switch {
			case !g.element:
				x.put(g.v, g.shade)
			case g.args != nil:
				x.put(g.v, x.shade(g.v).set(g.args, g.why))
			case g.why != nil:
				x.note(g.why)
				x.put(g.v, paint(g.why))
			}
		}
	}
}

// indices is what it depends on which element a left-hand side means.
func (x *flow) indices(l ivl.Expr) (why *approximation) {
	for sel, ok := l.(*ivl.Select); ok; sel, ok = sel.M.(*ivl.Select) {
		why = earlier(why, x.ofAll(sel.Args))
	}
	return why
}

// copied is the shade of a variable that gets the value of e.
func (x *flow) copied(e ivl.Expr) *shade {
	switch e := e.(type) {
	case *ivl.Ident:
		return x.shade(e.Var).clone()
	case *ivl.Store:
		if x.ofAll(e.Args) == nil {
			if args, ok := x.values(e.Args); ok {
				return x.copied(e.M).set(args, x.of(e.Value))
			}
		}
	}
	return paint(x.of(e))
}

func (x *flow) values(es []ivl.Expr) ([]value.Value, bool) {
	out := make([]value.Value, len(es))
	for i, e := range es {
		v, ok := x.m.ev.Eval(e)
		if !ok {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}

func (x *flow) ofAll(es []ivl.Expr) (why *approximation) {
	for _, e := range es {
		why = earlier(why, x.of(e))
	}
	return why
}

// of is what the value of e depends on, nil if on no choice. An operand that decides alone
// makes the others irrelevant.
func (x *flow) of(e ivl.Expr) *approximation {
	switch e := e.(type) {
	case *ivl.Ident:
		return x.shade(e.Var).any()
	case *ivl.Select:
		if why := x.ofAll(e.Args); why != nil {
			return why
		}
		return x.element(e.M, e.Args)
	case *ivl.Binary:
		switch e.Op {
		case ivl.And:
			return x.decided(e, false, false)
		case ivl.Or:
			return x.decided(e, true, true)
		case ivl.Implies:
			return x.decided(e, false, true)
		}
	case *ivl.IfThenElse:
		if why := x.of(e.C); why != nil {
			return why
		}
		if c, ok := x.m.ev.Eval(e.C); ok {
			if c.IsTrue() {
				return x.of(e.T)
			}
			return x.of(e.E)
		}
	case *ivl.FuncApp:
		if op := e.Func.Attrs.Text("bvbuiltin"); op == "bvand" || op == "bvmul" {
			for _, a := range e.Args {
				if v, ok := x.m.ev.Eval(a); ok && value.Equal(v, value.Zero(a.Type())) && x.of(a) == nil {
					return nil
				}
			}
		}
	case *ivl.Quantifier, *ivl.Lambda, *ivl.Let, *ivl.CodeExpr:
		var why *approximation
		ivl.FreeVars(e, func(id *ivl.Ident) { why = earlier(why, x.shade(id.Var).any()) })
		return why
	}
	return x.ofAll(ivl.Children(e))
}

// decided is what a connective depends on whose value an operand decides alone: the left one if it is
// left, the right one if it is right.
func (x *flow) decided(e *ivl.Binary, left, right bool) *approximation {
	a, b := x.of(e.X), x.of(e.Y)
	if a == nil && b == nil {
		return nil
	}
	if v, ok := x.m.ev.Eval(e.X); a == nil && ok && v.IsTrue() == left {
		return nil
	}
	if v, ok := x.m.ev.Eval(e.Y); b == nil && ok && v.IsTrue() == right {
		return nil
	}
	return earlier(a, b)
}

// element is what the element of the map m at args depends on.
func (x *flow) element(m ivl.Expr, args []ivl.Expr) *approximation {
	at, ok := x.values(args)
	if !ok {
		return x.of(m)
	}
	switch m := m.(type) {
	case *ivl.Ident:
		return x.shade(m.Var).element(at)
	case *ivl.Store:
		if why := x.ofAll(m.Args); why != nil {
			return why
		}
		stored, ok := x.values(m.Args)
		if !ok || len(stored) != len(at) {
			return x.of(m)
		}
		for i := range at {
			if !value.Equal(at[i], stored[i]) {
				return x.element(m.M, args)
			}
		}
		return x.of(m.Value)
	}
	return x.of(m)
}
