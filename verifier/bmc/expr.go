package bmc

import (
	"fmt"
	"math/big"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/ivl/value"
	"github.com/gsmack/gsmack/verifier/smt"
)

// sort gives the smt sort of an IVL type.
func (x *Evaluator) sort(t ivl.Type) smt.Sort {
	if s, ok := x.sorts[t]; ok {
		return s
	}
	s := x.makeSort(t)
	x.sorts[t] = s
	return s
}

// makeSort is the sort of the terms of a type.
func (x *Evaluator) makeSort(t ivl.Type) smt.Sort {
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
			panic(&UnsupportedError{What: "bit-vectors of width 0 are not decided"})
		}
		return smt.BVSort(t.Width)
	case *ivl.FloatType:
		return smt.FloatSort(t.Sig, t.Exp)
	case *ivl.MapType:
		if len(t.Params) > 0 {
			panic(&UnsupportedError{What: "polymorphic maps are not decided"})
		}
		args := make([]smt.Sort, len(t.Args))
		for i, a := range t.Args {
			args[i] = x.sort(a)
		}
		return x.a.ArraySort(x.sort(t.Result), args...)
	case *ivl.NamedType:
		return x.a.UninterpretedSort(ivl.FormatType(t))
	default:
		panic(&UnsupportedError{What: fmt.Sprintf("type %s is not decided", t)})
	}
}

// overlaid reports whether values of the sort are kept as mappings.
func (x *Evaluator) overlaid(s smt.Sort) bool {
	return s.Kind() == smt.ArrayKind && len(x.a.ArrayArgs(s)) == 1
}

// Wrap is the value of a term.
func (x *Evaluator) Wrap(t smt.Term) Value {
	if x.overlaid(x.a.Sort(t)) {
		return Value{m: &mapping{base: t}}
	}
	return Value{t: t}
}

// Flat is o as one term.
func (x *Evaluator) Flat(o Value) smt.Term {
	if o.m != nil {
		return o.m.array(x.a)
	}
	return o.t
}

// Fresh is an arbitrary value of a type.
func (x *Evaluator) Fresh(name string, t ivl.Type) Value {
	return x.Wrap(x.a.Fresh(name, x.sort(t)))
}

// Term is the value of e as one term.
func (x *Evaluator) Term(e ivl.Expr) smt.Term { return x.Flat(x.Eval(e)) }

func (x *Evaluator) terms(es []ivl.Expr) []smt.Term {
	out := make([]smt.Term, len(es))
	for i, e := range es {
		out[i] = x.Term(e)
	}
	return out
}

// Eval is the value of e in the current state.
func (x *Evaluator) Eval(e ivl.Expr) Value {
	a := x.a
	switch e := e.(type) {
	case *ivl.BoolLit:
		return Value{t: a.Bool(e.Value)}
	case *ivl.IntLit:
		return Value{t: a.Int(e.Value)}
	case *ivl.RealLit:
		r, ok := new(big.Rat).SetString(e.Text)
		if !ok {
			panic(&UnsupportedError{e.Pos, "real literal " + e.Text + " is out of range"})
		}
		return Value{t: a.Real(r)}
	case *ivl.BVLit:
		if e.Width == 0 {
			panic(&UnsupportedError{e.Pos, "bit-vectors of width 0 are not decided"})
		}
		return Value{t: a.BVBig(e.Width, e.Value)}
	case *ivl.FloatLit:
		return Value{t: a.FloatBits(e.Sig, e.Exp, e.Bits)}
	case *ivl.Ident:
		return x.value(e.Var)
	case *ivl.Unary:
		t := x.Term(e.X)
		if e.Op == ivl.Not {
			return Value{t: a.Not(t)}
		}
		if a.Sort(t).Kind() == smt.FloatKind {
			return Value{t: x.builtin(e.Pos, "fp.neg", t)}
		}
		return Value{t: a.Neg(t)}
	case *ivl.Binary:
		return Value{t: x.binary(e)}
	case *ivl.IfThenElse:
		return x.ifThenElse(e)
	case *ivl.FuncApp:
		return x.apply(e)
	case *ivl.Select:
		if id, ok := e.M.(*ivl.Ident); ok && x.state != nil && id.Var.Kind == ivl.Global {
			index := x.terms(e.Args)
			if t, ok := x.state.Cell(id.Var, index); ok {
				return x.Wrap(t)
			}
			return x.element(x.value(id.Var), index)
		}
		m := x.Eval(e.M)
		return x.element(m, x.terms(e.Args))
	case *ivl.Store:
		return x.Store(x.Eval(e.M), x.terms(e.Args), x.Term(e.Value))
	case *ivl.Extract:
		return Value{t: a.Extract(e.Hi-1, e.Lo, x.Term(e.X))}
	case *ivl.Concat:
		return Value{t: a.Concat(x.Term(e.X), x.Term(e.Y))}
	case *ivl.Coerce:
		return Value{t: x.coerce(e)}
	case *ivl.Lambda:
		return x.lambda(e)
	case *ivl.Let:
		vals := make([]Value, len(e.Values))
		for i, v := range e.Values {
			vals[i] = x.Eval(v)
		}
		return x.bind(e.Vars, vals, func() Value { return x.Eval(e.Body) })
	case *ivl.Quantifier:
		return Value{t: x.quantifier(e)}
	case *ivl.CodeExpr:
		if e.Formula != nil {
			return x.Eval(e.Formula)
		}
		panic(&UnsupportedError{e.Pos, "this code expression is not decided"})
	default:
		panic(&UnsupportedError{e.Position(), fmt.Sprintf("the expression %s is not decided", ivl.FormatExpr(e))})
	}
}

func (x *Evaluator) element(m Value, index []smt.Term) Value {
	if m.m != nil {
		return x.Wrap(m.m.read(x.a, index[0]))
	}
	return x.Wrap(x.a.Select(m.t, index...))
}

// Store is the map m with another element at an index.
func (x *Evaluator) Store(m Value, args []smt.Term, v smt.Term) Value {
	if m.m != nil {
		return Value{m: m.m.write(x.a, args[0], v)}
	}
	return Value{t: x.a.Store(m.t, append(args, v)...)}
}

func (x *Evaluator) ifThenElse(e *ivl.IfThenElse) Value {
	c := x.Term(e.C)
	switch v, ok := x.a.ConstBool(c); {
	case ok && v:
		return x.Eval(e.T)
	case ok:
		return x.Eval(e.E)
	}
	return x.Merge(c, x.Eval(e.T), x.Eval(e.E))
}

// Merge is if c then t else e.
func (x *Evaluator) Merge(c smt.Term, t, e Value) Value {
	if t == e {
		return t
	}
	if t.m != nil && e.m != nil {
		return Value{m: mergeMaps(x.a, c, t.m, e.m)}
	}
	return Value{t: x.a.Ite(c, x.Flat(t), x.Flat(e))}
}

func (x *Evaluator) binary(e *ivl.Binary) smt.Term {
	a := x.a
	l := x.Term(e.X)
	switch e.Op { // these need not look at the right Value
	case ivl.And:
		if l == a.False() {
			return l
		}
		return a.And(l, x.Term(e.Y))
	case ivl.Or:
		if l == a.True() {
			return l
		}
		return a.Or(l, x.Term(e.Y))
	case ivl.Implies:
		if l == a.False() {
			return a.True()
		}
		return a.Implies(l, x.Term(e.Y))
	}
	r := x.Term(e.Y)
	if e.Op == ivl.Explies {
		return a.Implies(r, l)
	}
	op := value.Infix(e.Op, a.Sort(l).Kind() == smt.FloatKind)
	if op != "" && (e.Op != ivl.RealDiv || a.Sort(l) != smt.SortInt) {
		if t, err := a.Builtin(op, l, r); err == nil {
			return t
		}
	}
	panic(&UnsupportedError{e.Pos, fmt.Sprintf("the operator in %s is not decided", ivl.FormatExpr(e))})
}

func (x *Evaluator) builtin(pos ivl.Pos, name string, args ...smt.Term) smt.Term {
	t, err := x.a.Builtin(name, args...)
	if err != nil {
		panic(&UnsupportedError{pos, err.Error()})
	}
	return t
}

func (x *Evaluator) coerce(e *ivl.Coerce) smt.Term {
	t := x.Term(e.X)
	from, to := x.a.Sort(t), x.sort(e.To)
	switch {
	case from == to:
		return t
	case from == smt.SortInt && to == smt.SortReal:
		return x.a.ToReal(t)
	case from == smt.SortReal && to == smt.SortInt:
		return x.a.ToInt(t)
	}
	panic(&UnsupportedError{e.Pos, fmt.Sprintf("the conversion %s is not decided", ivl.FormatExpr(e))})
}

// apply is a function application: a built-in operator, an inlined body, or an
// uninterpreted function.
func (x *Evaluator) apply(e *ivl.FuncApp) Value {
	f := e.Func
	if f.OfDatatype() {
		panic(&UnsupportedError{e.Pos, "datatypes are not decided"})
	}
	if name := f.Builtin(); name != "" {
		return Value{t: x.builtin(e.Pos, name, x.terms(e.Args)...)}
	}
	params, body := f.Definition()
	if body != nil && len(f.TypeParams) == 0 && !x.inlining[f] {
		args := make([]Value, len(e.Args))
		for i, arg := range e.Args {
			args[i] = x.Eval(arg)
		}
		x.inlining[f] = true
		defer delete(x.inlining, f)
		return x.bind(params, args, func() Value { return x.Eval(body) })
	}
	if body != nil {
		panic(&UnsupportedError{e.Pos, "the recursive or polymorphic function " + f.Name + " is not decided"})
	}
	return x.Wrap(x.a.App(x.function(f), x.terms(e.Args)...))
}

func (x *Evaluator) function(f *ivl.FuncDecl) smt.Func {
	fn, ok := x.funcs[f]
	if !ok {
		if len(f.TypeParams) > 0 {
			panic(&UnsupportedError{f.Pos, "the polymorphic function " + f.Name + " is not decided"})
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
func (x *Evaluator) bind(vars []*ivl.Var, vals []Value, f func() Value) Value {
	old := make([]Value, len(vars))
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

// under evaluates f, whose value is no map, with vars bound to variables of terms, and gives these.
func (x *Evaluator) under(vars []*ivl.Var, f func() Value) ([]smt.Term, smt.Term) {
	terms, vals := make([]smt.Term, len(vars)), make([]Value, len(vars))
	for i, v := range vars {
		terms[i] = x.a.Bound(v.Name, x.sort(v.Type))
		vals[i] = x.Wrap(terms[i])
	}
	x.binders++
	v := x.bind(vars, vals, f)
	x.binders--
	return terms, v.t
}

// lambda is a map by comprehension: constant maps are terms, others are
// arbitrary arrays that a quantified axiom defines.
func (x *Evaluator) lambda(e *ivl.Lambda) Value {
	sort := x.sort(e.Type())
	vars, body := x.under(e.Vars, func() Value { return Value{t: x.Term(e.Body)} })
	if x.a.Mentions(body, vars...) {
		arr := x.a.Fresh("lambda", sort)
		x.enc.Axioms = append(x.enc.Axioms, x.a.Forall(vars, nil, x.a.Eq(x.a.Select(arr, vars...), body)))
		return x.Wrap(arr)
	}
	return x.Wrap(x.a.ConstArray(sort, body))
}

func (x *Evaluator) quantifier(e *ivl.Quantifier) smt.Term {
	if len(e.TypeParams) > 0 {
		panic(&UnsupportedError{e.Pos, "quantification over types is not decided"})
	}
	var patterns [][]smt.Term
	vars, body := x.under(e.Vars, func() Value {
		for _, t := range e.Triggers {
			if !t.Neg {
				patterns = append(patterns, x.terms(t.Exprs))
			}
		}
		return x.Eval(e.Body)
	})
	if e.Forall {
		return x.a.Forall(vars, patterns, body)
	}
	return x.a.Exists(vars, patterns, body)
}
