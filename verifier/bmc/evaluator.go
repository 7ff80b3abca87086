package bmc

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// State is where an Evaluator finds the values of variables.
type State interface {
	// Value is the current value of a variable that is neither bound nor constant.
	Value(v *ivl.Var) Value
	// Cell is the element of the global map v at an index; it reports false if v
	// is to be taken from Value like any other variable.
	Cell(v *ivl.Var, index []smt.Term) (smt.Term, bool)
}

// Value is the value of an expression: a term, or a map with known cells.
type Value struct{ operand }

// IsZero reports whether v is no value.
func (v Value) IsZero() bool { return v.t == 0 && v.m == nil }

// Evaluator turns expressions into terms for engines that keep the state of a
// program themselves.
type Evaluator struct {
	x *executor
}

// NewEvaluator makes an evaluator for expressions of p. Axioms of p are added to
// enc. The error is *UnsupportedError.
func NewEvaluator(a *smt.Arena, p *ivl.Program, s State, enc *Encoding) (ev *Evaluator, err error) {
	x := &executor{
		a: a, enc: enc,
		sorts: map[ivl.Type]smt.Sort{}, funcs: map[*ivl.FuncDecl]smt.Func{},
		vals: map[*ivl.Var]operand{}, bound: map[*ivl.Var]operand{},
		guard: a.True(), assumed: a.True(),
		inlining: map[*ivl.FuncDecl]bool{},
		state:    s,
	}
	err = Try(func() { x.constants(p) })
	return &Evaluator{x}, err
}

// Try runs f and gives the error by which an Evaluator's method ended it: what
// has no term ends the whole of f.
func Try(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case unsupported:
			err = &UnsupportedError{r.pos, r.what}
		default:
			panic(r)
		}
	}()
	f()
	return nil
}

// Refuse ends the function that Try runs with an UnsupportedError.
func Refuse(pos ivl.Pos, what string) { panic(unsupported{pos, what}) }

// Eval is the value of e.
func (ev *Evaluator) Eval(e ivl.Expr) Value { return Value{ev.x.eval(e)} }

// Term is the value of e as one term.
func (ev *Evaluator) Term(e ivl.Expr) smt.Term { return ev.x.term(e) }

// Flat is v as one term.
func (ev *Evaluator) Flat(v Value) smt.Term { return ev.x.flat(v.operand) }

// Wrap is the value of a term.
func (ev *Evaluator) Wrap(t smt.Term) Value { return Value{ev.x.wrap(t)} }

// Sort is the sort of the values of a type.
func (ev *Evaluator) Sort(t ivl.Type) smt.Sort { return ev.x.sort(t) }

// Fresh is an arbitrary value of a type.
func (ev *Evaluator) Fresh(name string, t ivl.Type) Value { return Value{ev.x.fresh(name, t)} }

// Merge is v if c holds, else w.
func (ev *Evaluator) Merge(c smt.Term, v, w Value) Value {
	if v == w {
		return v
	}
	return Value{ev.x.merge(c, v.operand, w.operand)}
}

// Store is the map m with another element at an index.
func (ev *Evaluator) Store(m Value, index []smt.Term, v smt.Term) Value {
	return Value{ev.x.store(m.operand, index, v)}
}

// Element is the element of the map m at an index, as one term.
func (ev *Evaluator) Element(m Value, index []smt.Term) smt.Term {
	return ev.x.flat(ev.x.element(m.operand, index))
}

// Binding reports whether the body of a quantifier or lambda is being evaluated,
// so that a term may mention its variables.
func (ev *Evaluator) Binding() bool { return ev.x.binders > 0 }
