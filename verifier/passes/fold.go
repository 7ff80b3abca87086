package passes

import (
	"fmt"
	"hash/maphash"
	"slices"
	"strconv"
	"strings"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
)

// folded is an expression over the variables of the flattened program, with
// what is known of its value.
type folded struct {
	expr  ivl.Expr
	val   value.Value // Invalid if not known
	trace uint64      // see entry
	// of is the slot whose value it is, or noSlot.
	of slot
}

func (f folded) known() bool { return f.val.IsValid() }

// folder rewrites expressions in an environment.
type folder struct {
	vars   *vars
	consts map[*ivl.Var]value.Value
	env    *env
	// local gives the flattened copy of a local variable.
	local func(*ivl.Var) *ivl.Var
	// tracked reports whether the environment is right about a global.
	tracked func(*ivl.Var) bool
}

var hashSeed = maphash.MakeSeed()

func hashValue(v value.Value) uint64 {
	if v.Width() <= 64 {
		if n, ok := v.Uint64(); ok {
			return mix(n, uint64(v.Kind())<<8|uint64(v.Width()))
		}
	}
	if v.Kind() == value.BoolKind {
		if v.IsTrue() {
			return 0x1234567
		}
		return 0x7654321
	}
	return maphash.String(hashSeed, fmt.Sprint(v))
}

// plainly is an expression of which nothing else is known.
func plainly(e ivl.Expr) folded { return folded{expr: e, of: noSlot} }

// constant is a known value of type t. It reports false where the language has no notation for it, and for maps.
func constant(v value.Value, t ivl.Type, trace uint64) (folded, bool) {
	if v.Kind() == value.MapKind {
		return folded{}, false
	}
	lit, ok := value.Literal(v, t)
	return folded{expr: lit, val: v, trace: trace, of: noSlot}, ok
}

// fold rewrites e.
func (f *folder) fold(e ivl.Expr) folded {
	switch e := e.(type) {
	case *ivl.BoolLit, *ivl.IntLit, *ivl.RealLit, *ivl.BVLit, *ivl.FloatLit, *ivl.RModeLit:
		v, ok := value.Eval(e, nil)
		if !ok {
			return plainly(e)
		}
		return folded{expr: e, val: v, trace: hashValue(v), of: noSlot}
	case *ivl.Ident:
		return f.ident(e)
	case *ivl.Select:
		return f.selectAt(e)
	case *ivl.Binary:
		switch e.Op {
		case ivl.And, ivl.Or, ivl.Implies, ivl.Explies:
			return f.connective(e)
		}
	case *ivl.IfThenElse:
		return f.ifThenElse(e)
	case *ivl.Quantifier:
		// Triggers must go on mentioning the bound variables: a body that
		// changes loses them.
		body := f.fold(e.Body).expr
		if body == e.Body {
			return plainly(e)
		}
		n := *e
		n.Body, n.Triggers = body, nil
		return plainly(&n)
	}
	return f.generic(e)
}

// generic folds the operands and, if all are known, the operation.
func (f *folder) generic(e ivl.Expr) folded {
	all := true
	trace := uint64(0)
	n := ivl.MapChildren(e, func(c ivl.Expr) ivl.Expr {
		x := f.fold(c)
		all = all && x.known()
		trace = mix(trace, x.trace)
		return x.expr
	})
	out := plainly(n)
	if all {
		f.evaluate(&out, trace)
	}
	return out
}

// evaluate tries to replace out.expr by its value.
func (f *folder) evaluate(out *folded, trace uint64) {
	v, ok := value.Eval(out.expr, nil)
	if !ok {
		return
	}
	if v.Kind() == value.MapKind {
		out.val, out.trace = v, trace
		return
	}
	if c, ok := constant(v, out.expr.Type(), mix(hashValue(v), trace)); ok {
		*out = c
	}
}

func (f *folder) ident(e *ivl.Ident) folded {
	out := plainly(e)
	switch e.Var.Kind {
	case ivl.Bound:
		return out
	case ivl.Const:
		if v, ok := f.consts[e.Var]; ok {
			if c, ok := constant(v, e.Type(), hashValue(v)); ok {
				return c
			}
		}
		return out
	case ivl.Global:
		if ivl.IsMap(e.Type()) || !f.tracked(e.Var) {
			return out
		}
		return f.read(f.vars.slot(e.Var), e)
	default:
		v := f.local(e.Var)
		if ivl.IsMap(e.Type()) {
			if v != e.Var {
				out.expr = at(ivl.NewIdent(v), e)
			}
			return out
		}
		s := f.vars.slot(v)
		r := f.read(s, e)
		if r.known() {
			return r
		}
		if r.of == noSlot {
			// Nothing better than the variable itself.
			r.of = s
		}
		to := v
		if s := r.of; s != noSlot {
			to = f.vars.info[s].v
		}
		if to != e.Var {
			r.expr = at(ivl.NewIdent(to), e)
		}
		return r
	}
}

// at gives the new identifier id the place of e.
func at(id *ivl.Ident, e *ivl.Ident) *ivl.Ident {
	id.Pos = e.Pos
	return id
}

// read looks a slot up; the expression of the result is e or a literal.
func (f *folder) read(s slot, e ivl.Expr) folded {
	out := plainly(e)
	if s == noSlot {
		return out
	}
	x := f.env.get(s)
	if x == nil {
		return out
	}
	if x.of != noSlot {
		if y := f.env.get(x.of); y != nil && y.version == x.ofVersion {
			out.of = x.of
			if !x.val.IsValid() {
				x = y
			}
		}
	}
	if c, ok := constant(x.val, e.Type(), x.trace); ok {
		return c
	}
	return out
}

func (f *folder) selectAt(e *ivl.Select) folded {
	args, key, trace, all := f.indices(e.Args)
	if id, ok := e.M.(*ivl.Ident); ok {
		if m, ok := f.consts[id.Var]; ok && all {
			return f.constElement(m, args, e, trace)
		}
		if v := f.variable(id.Var); v != nil && all {
			if r := f.element(f.vars.slot(v), key, e); r.known() {
				r.trace = mix(r.trace, trace)
				return r
			}
		} else if v != nil {
			if r := f.anyElement(f.vars.slot(v), e); r.known() {
				return r
			}
		}
	}
	m := f.fold(e.M).expr
	out := plainly(e)
	if m != e.M || !slices.Equal(args, e.Args) {
		n := *e
		n.M, n.Args = m, args
		out.expr = &n
	}
	if _, isVar := m.(*ivl.Ident); all && !isVar {
		f.evaluate(&out, trace)
	}
	return out
}

// constElement is the element of a constant map at known indices.
func (f *folder) constElement(m value.Value, args []ivl.Expr, e *ivl.Select, trace uint64) folded {
	n := *e
	n.Args = args
	if vals, ok := constantArgs(args); ok {
		v := m.Select(vals...)
		if c, ok := constant(v, e.Type(), mix(hashValue(v), trace)); ok {
			return c
		}
	}
	return plainly(&n)
}

// variable gives the flattened variable of v if its value is tracked.
func (f *folder) variable(v *ivl.Var) *ivl.Var {
	switch v.Kind {
	case ivl.Bound, ivl.Const:
		return nil
	case ivl.Global:
		if !f.tracked(v) {
			return nil
		}
		return v
	default:
		return f.local(v)
	}
}

// element looks up the element of map m at constant indices.
func (f *folder) element(m slot, key string, e ivl.Expr) folded {
	if m == noSlot {
		return plainly(e)
	}
	mv := f.env.get(m)
	version := uint64(0)
	if mv != nil {
		version = mv.version
	}
	if s, ok := f.vars.elements[element{m, key}]; ok {
		if x := f.env.get(s); x != nil && x.mapVersion == version {
			return f.read(s, e)
		}
	}
	if mv != nil {
		if c, ok := constant(mv.val, e.Type(), mv.trace); ok {
			return c
		}
	}
	return plainly(e)
}

// maxCompared is the number of elements of a map that anyElement looks at.
const maxCompared = 64

// anyElement looks up an element of map m at an index that is not known: its value is, if all elements have the same one, as those of the map
// of addresses that can be used again have before an object is freed.
func (f *folder) anyElement(m slot, e ivl.Expr) folded {
	out := plainly(e)
	if m == noSlot || len(f.vars.info[m].elements) > maxCompared {
		return out
	}
	mv := f.env.get(m)
	if mv == nil || !mv.val.IsValid() {
		return out
	}
	trace := mv.trace
	for _, s := range f.vars.info[m].elements {
		x := f.env.get(s)
		if x == nil || x.mapVersion != mv.version {
			continue
		}
		if !x.val.IsValid() || !value.Equal(x.val, mv.val) {
			return out
		}
		trace = mix(trace, x.trace)
	}
	if c, ok := constant(mv.val, e.Type(), trace); ok {
		return c
	}
	return out
}

// indices folds the indices of a map; key is their text if all are known.
func (f *folder) indices(es []ivl.Expr) (args []ivl.Expr, key string, trace uint64, all bool) {
	all = true
	args = make([]ivl.Expr, len(es))
	var b strings.Builder
	for i, e := range es {
		x := f.fold(e)
		args[i] = x.expr
		trace = mix(trace, x.trace)
		if !x.known() {
			all = false
			continue
		}
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString(indexText(x.val))
	}
	return args, b.String(), trace, all
}

func indexText(v value.Value) string {
	if n, ok := v.Uint64(); ok {
		return strconv.FormatUint(n, 10)
	}
	return fmt.Sprint(v)
}

// connective folds &&, || and ==>, which one operand can decide.
func (f *folder) connective(e *ivl.Binary) folded {
	x, y := f.fold(e.X), f.fold(e.Y)
	n := *e
	n.X, n.Y = x.expr, y.expr
	out := plainly(e)
	if n.X != e.X || n.Y != e.Y {
		out.expr = &n
	}
	if !x.known() && !y.known() {
		return out
	}
	other := x // than one that is known
	if x.known() {
		other = y
	}
	f.evaluate(&out, mix(x.trace, y.trace))
	switch {
	case out.known():
		return out
	case e.Op == ivl.Implies && y.known(), e.Op == ivl.Explies && x.known(): // it is false
		return plainly(ivl.NewNot(other.expr))
	}
	return other
}

func (f *folder) ifThenElse(e *ivl.IfThenElse) folded {
	c := f.fold(e.C)
	if c.known() {
		taken := e.E
		if c.val.IsTrue() {
			taken = e.T
		}
		r := f.fold(taken)
		r.trace = mix(r.trace, c.trace)
		return r
	}
	t, g := f.fold(e.T), f.fold(e.E)
	if t.known() && g.known() && value.Equal(t.val, g.val) {
		return t
	}
	if c.expr == e.C && t.expr == e.T && g.expr == e.E {
		return plainly(e)
	}
	n := *e
	n.C, n.T, n.E = c.expr, t.expr, g.expr
	return plainly(&n)
}
