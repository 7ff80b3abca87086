package bmc

import (
	"fmt"
	"math/big"
	"slices"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// operand is a value during execution: a term, or a map in overlay form.
type operand struct {
	t smt.Term
	m *mapping
}

// unsupported is panicked by the translation of expressions for what has no
// term, and caught where a statement is executed.
type unsupported struct {
	pos  ivl.Pos
	what string
}

// sort gives the smt sort of an IVL type.
func (x *executor) sort(t ivl.Type) smt.Sort {
	if s, ok := x.sorts[t]; ok {
		return s
	}
	s := x.makeSort(t)
	x.sorts[t] = s
	return s
}

func (x *executor) makeSort(t ivl.Type) smt.Sort {
	switch t := ivl.Expand(t).(type) {
	case *ivl.BasicType:
		switch t.Kind {
		case ivl.Bool:
			return smt.SortBool
		case ivl.Int:
			return smt.SortInt
		default:
			return smt.SortReal
		}
	case *ivl.BVType:
		if t.Width == 0 {
			panic(unsupported{what: "bit-vectors of width 0 are not decided"})
		}
		return smt.BVSort(t.Width)
	case *ivl.FloatType:
		return smt.FloatSort(t.Sig, t.Exp)
	case *ivl.MapType:
		if len(t.Params) > 0 {
			panic(unsupported{what: "polymorphic maps are not decided"})
		}
		args := make([]smt.Sort, len(t.Args))
		for i, a := range t.Args {
			args[i] = x.sort(a)
		}
		return x.a.ArraySort(x.sort(t.Result), args...)
	case *ivl.NamedType:
		return x.a.UninterpretedSort(ivl.FormatType(t))
	default:
		panic(unsupported{what: fmt.Sprintf("type %s is not decided", t)})
	}
}

// overlaid reports whether values of the sort are kept as mappings.
func (x *executor) overlaid(s smt.Sort) bool {
	return s.Kind() == smt.ArrayKind && len(x.a.ArrayArgs(s)) == 1
}

// wrap makes an operand of a term.
func (x *executor) wrap(t smt.Term) operand {
	if x.overlaid(x.a.Sort(t)) {
		return operand{m: &mapping{base: t}}
	}
	return operand{t: t}
}

// flat makes a term of an operand.
func (x *executor) flat(o operand) smt.Term {
	if o.m != nil {
		return o.m.array(x.a)
	}
	return o.t
}

// fresh is an arbitrary value of a type.
func (x *executor) fresh(name string, t ivl.Type) operand {
	return x.wrap(x.a.Fresh(name, x.sort(t)))
}

func (x *executor) term(e ivl.Expr) smt.Term { return x.flat(x.eval(e)) }

func (x *executor) terms(es []ivl.Expr) []smt.Term {
	out := make([]smt.Term, len(es))
	for i, e := range es {
		out[i] = x.term(e)
	}
	return out
}

// eval is the value of e in the current state.
func (x *executor) eval(e ivl.Expr) operand {
	a := x.a
	switch e := e.(type) {
	case *ivl.BoolLit:
		return operand{t: a.Bool(e.Value)}
	case *ivl.IntLit:
		return operand{t: a.Int(e.Value)}
	case *ivl.RealLit:
		r, ok := new(big.Rat).SetString(e.Text)
		if !ok {
			panic(unsupported{e.Pos, "real literal " + e.Text + " is out of range"})
		}
		return operand{t: a.Real(r)}
	case *ivl.BVLit:
		if e.Width == 0 {
			panic(unsupported{e.Pos, "bit-vectors of width 0 are not decided"})
		}
		return operand{t: a.BVBig(e.Width, e.Value)}
	case *ivl.FloatLit:
		return operand{t: a.FloatBits(e.Sig, e.Exp, e.Bits)}
	case *ivl.Ident:
		return x.value(e.Var)
	case *ivl.Unary:
		t := x.term(e.X)
		if e.Op == ivl.Not {
			return operand{t: a.Not(t)}
		}
		if a.Sort(t).Kind() == smt.FloatKind {
			return operand{t: x.builtin(e.Pos, "fp.neg", t)}
		}
		return operand{t: a.Neg(t)}
	case *ivl.Binary:
		return operand{t: x.binary(e)}
	case *ivl.IfThenElse:
		return x.ifThenElse(e)
	case *ivl.FuncApp:
		return x.apply(e)
	case *ivl.Select:
		if id, ok := e.M.(*ivl.Ident); ok && x.state != nil && id.Var.Kind == ivl.Global {
			index := x.terms(e.Args)
			if t, ok := x.state.Cell(id.Var, index); ok {
				return x.wrap(t)
			}
			return x.element(x.value(id.Var), index)
		}
		m := x.eval(e.M)
		return x.element(m, x.terms(e.Args))
	case *ivl.Store:
		return x.store(x.eval(e.M), x.terms(e.Args), x.term(e.Value))
	case *ivl.Extract:
		return operand{t: a.Extract(e.Hi-1, e.Lo, x.term(e.X))}
	case *ivl.Concat:
		return operand{t: a.Concat(x.term(e.X), x.term(e.Y))}
	case *ivl.Coerce:
		return operand{t: x.coerce(e)}
	case *ivl.Lambda:
		return x.lambda(e)
	case *ivl.Let:
		vals := make([]operand, len(e.Values))
		for i, v := range e.Values {
			vals[i] = x.eval(v)
		}
		return x.bind(e.Vars, vals, func() operand { return x.eval(e.Body) })
	case *ivl.Quantifier:
		return operand{t: x.quantifier(e)}
	case *ivl.CodeExpr:
		if e.Formula != nil {
			return x.eval(e.Formula)
		}
		panic(unsupported{e.Pos, "this code expression is not decided"})
	default:
		panic(unsupported{e.Position(), fmt.Sprintf("the expression %s is not decided", ivl.FormatExpr(e))})
	}
}

func (x *executor) element(m operand, index []smt.Term) operand {
	if m.m != nil {
		return x.wrap(m.m.read(x.a, index[0]))
	}
	return x.wrap(x.a.Select(m.t, index...))
}

func (x *executor) store(m operand, args []smt.Term, v smt.Term) operand {
	if m.m != nil {
		return operand{m: m.m.write(x.a, args[0], v)}
	}
	return operand{t: x.a.Store(m.t, append(args, v)...)}
}

func (x *executor) ifThenElse(e *ivl.IfThenElse) operand {
	c := x.term(e.C)
	switch v, ok := x.a.ConstBool(c); {
	case ok && v:
		return x.eval(e.T)
	case ok:
		return x.eval(e.E)
	}
	return x.merge(c, x.eval(e.T), x.eval(e.E))
}

// merge is if c then t else e.
func (x *executor) merge(c smt.Term, t, e operand) operand {
	if t.m != nil && e.m != nil {
		return operand{m: mergeMaps(x.a, c, t.m, e.m)}
	}
	return operand{t: x.a.Ite(c, x.flat(t), x.flat(e))}
}

func (x *executor) binary(e *ivl.Binary) smt.Term {
	a := x.a
	l := x.term(e.X)
	switch e.Op { // these need not look at the right operand
	case ivl.And:
		if l == a.False() {
			return l
		}
		return a.And(l, x.term(e.Y))
	case ivl.Or:
		if l == a.True() {
			return l
		}
		return a.Or(l, x.term(e.Y))
	case ivl.Implies:
		if l == a.False() {
			return a.True()
		}
		return a.Implies(l, x.term(e.Y))
	}
	r := x.term(e.Y)
	switch e.Op {
	case ivl.Iff, ivl.Eq:
		return a.Eq(l, r)
	case ivl.Neq:
		return a.Not(a.Eq(l, r))
	case ivl.Explies:
		return a.Implies(r, l)
	}
	if a.Sort(l).Kind() == smt.FloatKind {
		return x.floatBinary(e, l, r)
	}
	switch e.Op {
	case ivl.Lt:
		return a.Lt(l, r)
	case ivl.Le:
		return a.Le(l, r)
	case ivl.Gt:
		return a.Lt(r, l)
	case ivl.Ge:
		return a.Le(r, l)
	case ivl.Add:
		return a.Add(l, r)
	case ivl.Sub:
		return a.Sub(l, r)
	case ivl.Mul:
		return a.Mul(l, r)
	case ivl.Div:
		return a.IntDiv(l, r)
	case ivl.Mod:
		return a.IntMod(l, r)
	case ivl.RealDiv:
		if a.Sort(l).Kind() == smt.RealKind && a.Sort(r).Kind() == smt.RealKind {
			return a.RealDiv(l, r)
		}
	}
	panic(unsupported{e.Pos, fmt.Sprintf("the operator in %s is not decided", ivl.FormatExpr(e))})
}

// floatBinary is Boogie's infix operators on floats; they round to nearest even.
func (x *executor) floatBinary(e *ivl.Binary, l, r smt.Term) smt.Term {
	names := map[ivl.BinaryOp]string{
		ivl.Add: "fp.add RNE", ivl.Sub: "fp.sub RNE", ivl.Mul: "fp.mul RNE", ivl.RealDiv: "fp.div RNE",
		ivl.Lt: "fp.lt", ivl.Le: "fp.leq", ivl.Gt: "fp.gt", ivl.Ge: "fp.geq",
	}
	name, ok := names[e.Op]
	if !ok {
		panic(unsupported{e.Pos, fmt.Sprintf("the operator in %s is not decided", ivl.FormatExpr(e))})
	}
	return x.builtin(e.Pos, name, l, r)
}

func (x *executor) builtin(pos ivl.Pos, name string, args ...smt.Term) smt.Term {
	t, err := x.a.Builtin(name, args...)
	if err != nil {
		panic(unsupported{pos, err.Error()})
	}
	return t
}

func (x *executor) coerce(e *ivl.Coerce) smt.Term {
	t := x.term(e.X)
	from, to := x.a.Sort(t), x.sort(e.To)
	switch {
	case from == to:
		return t
	case from == smt.SortInt && to == smt.SortReal:
		return x.a.ToReal(t)
	case from == smt.SortReal && to == smt.SortInt:
		return x.a.ToInt(t)
	}
	panic(unsupported{e.Pos, fmt.Sprintf("the conversion %s is not decided", ivl.FormatExpr(e))})
}

// apply is a function application: a built-in operator, an inlined body, or an
// uninterpreted function.
func (x *executor) apply(e *ivl.FuncApp) operand {
	f := e.Func
	if f.OfDatatype() {
		panic(unsupported{e.Pos, "datatypes are not decided"})
	}
	if name := f.Builtin(); name != "" {
		return operand{t: x.builtin(e.Pos, name, x.terms(e.Args)...)}
	}
	params, body := f.Definition()
	if body != nil && len(f.TypeParams) == 0 && !x.inlining[f] {
		args := make([]operand, len(e.Args))
		for i, arg := range e.Args {
			args[i] = x.eval(arg)
		}
		x.inlining[f] = true
		defer delete(x.inlining, f)
		return x.bind(params, args, func() operand { return x.eval(body) })
	}
	if body != nil {
		panic(unsupported{e.Pos, "the recursive or polymorphic function " + f.Name + " is not decided"})
	}
	return x.wrap(x.a.App(x.function(f), x.terms(e.Args)...))
}

func (x *executor) function(f *ivl.FuncDecl) smt.Func {
	fn, ok := x.funcs[f]
	if !ok {
		if len(f.TypeParams) > 0 {
			panic(unsupported{f.Pos, "the polymorphic function " + f.Name + " is not decided"})
		}
		args := make([]smt.Sort, len(f.Params))
		for i, p := range f.Params {
			args[i] = x.sort(p.Type)
		}
		fn = x.a.DeclareFunc(f.Name, args, x.sort(f.Result.Type))
		x.funcs[f] = fn
	}
	return fn
}

// bind evaluates f with variables bound to values, for bodies and lets.
func (x *executor) bind(vars []*ivl.Var, vals []operand, f func() operand) operand {
	old := make([]operand, len(vars))
	had := make([]bool, len(vars))
	for i, v := range vars {
		old[i], had[i] = x.bound[v]
	}
	for i, v := range vars {
		x.bound[v] = vals[i]
	}
	out := f()
	for i, v := range vars {
		if had[i] {
			x.bound[v] = old[i]
		} else {
			delete(x.bound, v)
		}
	}
	return out
}

// lambda is a map by comprehension: constant maps are terms, others are
// arbitrary arrays that a quantified axiom defines.
func (x *executor) lambda(e *ivl.Lambda) operand {
	sort := x.sort(e.Type())
	bound := make([]operand, len(e.Vars))
	boundTerms := make([]smt.Term, len(e.Vars))
	for i, v := range e.Vars {
		boundTerms[i] = x.a.Bound(v.Name, x.sort(v.Type))
		bound[i] = x.wrap(boundTerms[i])
	}
	x.binders++
	body := x.flat(x.bind(e.Vars, bound, func() operand { return x.eval(e.Body) }))
	x.binders--
	if x.mentions(body, boundTerms) {
		arr := x.a.Fresh("lambda", sort)
		x.enc.Axioms = append(x.enc.Axioms, x.a.Forall(boundTerms, nil, x.a.Eq(x.a.Select(arr, boundTerms...), body)))
		return x.wrap(arr)
	}
	return x.wrap(x.a.ConstArray(sort, body))
}

// mentions reports whether one of vars occurs in t.
func (x *executor) mentions(t smt.Term, vars []smt.Term) bool {
	if x.a.IsConst(t) {
		return false
	}
	for _, s := range x.a.PostOrder(t) {
		if slices.Contains(vars, s) {
			return true
		}
	}
	return false
}

func (x *executor) quantifier(e *ivl.Quantifier) smt.Term {
	if len(e.TypeParams) > 0 {
		panic(unsupported{e.Pos, "quantification over types is not decided"})
	}
	vals := make([]operand, len(e.Vars))
	vars := make([]smt.Term, len(e.Vars))
	for i, v := range e.Vars {
		vars[i] = x.a.Bound(v.Name, x.sort(v.Type))
		vals[i] = x.wrap(vars[i])
	}
	var patterns [][]smt.Term
	x.binders++
	body := x.bind(e.Vars, vals, func() operand {
		for _, t := range e.Triggers {
			if !t.Neg {
				patterns = append(patterns, x.terms(t.Exprs))
			}
		}
		return x.eval(e.Body)
	})
	x.binders--
	if e.Forall {
		return x.a.Forall(vars, patterns, body.t)
	}
	return x.a.Exists(vars, patterns, body.t)
}
