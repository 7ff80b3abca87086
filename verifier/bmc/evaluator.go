package bmc

import (
	"context"

	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/pause"
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
type Value struct {
	t smt.Term
	m *mapping
}

// IsZero reports whether v is no value.
func (v Value) IsZero() bool { return v.t == 0 && v.m == nil }

// Evaluator turns expressions into terms.
type Evaluator struct {
	a     *smt.Arena
	enc   *Encoding
	sorts map[ivl.Type]smt.Sort
	funcs map[*ivl.FuncDecl]smt.Func

	vals     map[*ivl.Var]Value
	bound    map[*ivl.Var]Value // of quantifiers, lets, function bodies
	state    State              // of an engine that keeps the values of variables itself; else nil
	inlining map[*ivl.FuncDecl]bool
	at       ivl.Pos // what is being executed or declared, for messages
	binders  int     // quantifiers and lambdas around what is being evaluated
}

func newEvaluator(a *smt.Arena, enc *Encoding, s State) *Evaluator {
	return &Evaluator{
		a: a, enc: enc, state: s,
		sorts: map[ivl.Type]smt.Sort{}, funcs: map[*ivl.FuncDecl]smt.Func{},
		vals: map[*ivl.Var]Value{}, bound: map[*ivl.Var]Value{},
		inlining: map[*ivl.FuncDecl]bool{},
	}
}

// NewEvaluator makes an evaluator for expressions of p, for an engine that keeps the state
// of a program itself. Axioms of p are added to enc. The error is *UnsupportedError.
func NewEvaluator(a *smt.Arena, p *ivl.Program, s State, enc *Encoding) (*Evaluator, error) {
	x := newEvaluator(a, enc, s)
	return x, Try(func() { x.constants(p) })
}

// Try runs f and gives the error by which an Evaluator's method ended it: an
// expression without a term ends all of f.
func Try(f func()) (err error) {
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *UnsupportedError:
			err = r
		case cancelled:
			err = r.err
		default:
			panic(r)
		}
	}()
	f()
	return nil
}

// cancelled is panicked when the context ends.
type cancelled struct{ err error }

// Wait returns when the work of ctx may go on. It ends the function that Try runs with the error of ctx.
func Wait(ctx context.Context) {
	if err := pause.Wait(ctx); err != nil {
		panic(cancelled{err})
	}
}

// Refuse ends the function that Try runs with an UnsupportedError.
func Refuse(pos ivl.Pos, what string) { panic(&UnsupportedError{pos, what}) }

// Element is the element of the map m at an index, as one term.
func (x *Evaluator) Element(m Value, index []smt.Term) smt.Term { return x.Flat(x.element(m, index)) }

// Binding reports whether the body of a quantifier or lambda is being evaluated,
// so that a term may mention its variables.
func (x *Evaluator) Binding() bool { return x.binders > 0 }

// constants gives constants their defining values and asserts the other axioms.
func (x *Evaluator) constants(p *ivl.Program) {
	defining := map[*ivl.AxiomDecl]bool{}
	for _, d := range ivl.Definitions(p) {
		x.at = d.Axiom.Pos
		value := x.Eval(d.Value)
		if _, used := x.vals[d.Const]; used {
			continue // in the definition of another
		}
		x.vals[d.Const], defining[d.Axiom] = value, true
	}
	for _, d := range p.Decls {
		if f, ok := d.(*ivl.FuncDecl); ok && f.Macro != nil {
			defining[f.Macro.Axiom] = true
		}
	}
	var axioms []*ivl.AxiomDecl
	for _, d := range p.Decls {
		if a, ok := d.(*ivl.AxiomDecl); ok && !defining[a] {
			axioms = append(axioms, a)
		}
	}
	var unique []smt.Term
	for _, d := range p.Decls {
		if c, ok := d.(*ivl.ConstDecl); ok {
			for _, v := range c.Vars {
				if v.Unique {
					unique = append(unique, x.Flat(x.value(v)))
				}
			}
		}
	}
	for i, s := range unique {
		for _, t := range unique[:i] {
			if x.a.Sort(s) == x.a.Sort(t) {
				x.axiom(x.a.Not(x.a.Eq(s, t)))
			}
		}
	}
	for _, a := range axioms {
		x.at = a.Pos
		x.axiom(x.Term(a.Expr))
	}
}

func (x *Evaluator) axiom(t smt.Term) {
	if t != x.a.True() {
		x.enc.Axioms = append(x.enc.Axioms, t)
	}
}

// value is a variable's current value; one never assigned is arbitrary.
func (x *Evaluator) value(v *ivl.Var) Value {
	if len(x.bound) > 0 {
		if o, ok := x.bound[v]; ok {
			return o
		}
	}
	if x.state != nil && v.Kind != ivl.Const {
		return x.state.Value(v)
	}
	o, ok := x.vals[v]
	if !ok {
		at := x.at
		if v.Pos.IsValid() {
			x.at = v.Pos
		}
		o = x.Fresh(v.Name, v.Type)
		x.at = at
		x.vals[v] = o
		x.enc.Initial[v] = x.Flat(o)
	}
	return o
}
