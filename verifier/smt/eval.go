package smt

import (
	"fmt"

	"github.com/gsmack/gsmack/ivl/value"
)

// Assignment gives values to variables and uninterpreted functions. An
// uninterpreted function is a map value from its arguments to its result; one
// whose graph is no such map is not valid here, and its results are not known.
// What is missing has the value that Arena.Default gives for its sort.
type Assignment struct {
	Vars  map[Term]value.Value
	Funcs map[Func]value.Value
}

// Default is the value of sort s that stands for "any": false, 0, +0.0, element
// 0, the map that has these everywhere.
func (a *Arena) Default(s Sort) value.Value {
	switch s.Kind() {
	case BoolKind:
		return value.Bool(false)
	case IntKind:
		return value.Int64(0)
	case RealKind:
		return value.Real(zeroRat)
	case BVKind:
		return value.BV64(s.Width(), 0)
	case FloatKind:
		sig, exp := s.Float()
		return value.Float(sig, exp, zeroInt)
	case UninterpretedKind:
		return value.Elem(a.SortName(s), 0)
	case ArrayKind:
		return value.NewMap(a.Default(a.ArrayResult(s)))
	}
	panic("smt: no value of " + a.SortString(s))
}

// Evaluate is the value of t under the assignment. It reports false where the
// value is not determined: it depends on a quantifier, on a function beyond its
// known points, or on the result of an operator that SMT-LIB leaves open (integer
// division by zero, the conversion of a float that does not fit).
func (a *Arena) Evaluate(t Term, m Assignment) (value.Value, bool) {
	v := NewEvaluator(a, m).Value(t)
	return v, v.IsValid()
}

// Evaluator evaluates terms under one assignment and remembers the values of
// all their parts.
type Evaluator struct {
	arena *Arena
	m     Assignment
	memo  []value.Value // by term; the zero Value where known is not set
	known []bool
}

// NewEvaluator makes an evaluator; m must not change while it is used.
func NewEvaluator(a *Arena, m Assignment) *Evaluator { return &Evaluator{arena: a, m: m} }

// Value is the value of t, not valid where it is not determined (see
// Arena.Evaluate). Only the branches that matter are evaluated: the taken one
// of an ite, the arguments of a conjunction up to a false one.
func (e *Evaluator) Value(t Term) value.Value {
	if n := len(e.arena.nodes); n > len(e.memo) {
		e.memo = append(e.memo, make([]value.Value, n-len(e.memo))...)
		e.known = append(e.known, make([]bool, n-len(e.known))...)
	}
	stack := []Term{t}
	for len(stack) > 0 {
		top := stack[len(stack)-1]
		if e.known[top] {
			stack = stack[:len(stack)-1]
			continue
		}
		v, need := e.step(top)
		if need != 0 {
			stack = append(stack, need)
			continue
		}
		e.memo[top], e.known[top] = v, true
		stack = stack[:len(stack)-1]
	}
	return e.memo[t]
}

// step computes t from its arguments, or names one that is needed first.
func (e *Evaluator) step(t Term) (v value.Value, need Term) {
	a := e.arena
	n := &a.nodes[t]
	if a.IsConst(t) {
		return a.constVal(t), 0
	}
	args := a.Args(t)
	switch n.op {
	case OpVar:
		if v, ok := e.m.Vars[t]; ok {
			return v, 0
		}
		return a.Default(n.sort), 0
	case OpBound, OpForall, OpExists:
		return value.Value{}, 0
	case OpIte:
		if !e.known[args[0]] {
			return v, args[0]
		}
		branch := args[2]
		switch c := e.memo[args[0]]; {
		case !c.IsValid():
			return value.Value{}, 0
		case c.IsTrue():
			branch = args[1]
		}
		if !e.known[branch] {
			return v, branch
		}
		return e.memo[branch], 0
	case OpAnd:
		determined := true
		for _, x := range args {
			if !e.known[x] {
				return v, x
			}
			if e.memo[x].IsFalse() {
				return e.memo[x], 0
			}
			determined = determined && e.memo[x].IsValid()
		}
		if !determined {
			return value.Value{}, 0
		}
		return value.Bool(true), 0
	}
	var buf [4]value.Value
	vals := buf[:0]
	for _, x := range args {
		if !e.known[x] {
			return v, x
		}
		if !e.memo[x].IsValid() {
			return value.Value{}, 0
		}
		vals = append(vals, e.memo[x])
	}
	return e.apply(t, n, vals), 0
}

// apply computes an operator all of whose arguments have values.
func (e *Evaluator) apply(t Term, n *node, vals []value.Value) value.Value {
	a := e.arena
	switch n.op {
	case OpNot:
		return value.Bool(!vals[0].IsTrue())
	case OpApp:
		f := Func(n.p)
		m, ok := e.m.Funcs[f]
		switch {
		case !ok:
			return a.Default(n.sort)
		case !m.IsValid():
			return value.Value{}
		}
		return m.Select(vals...)
	}
	if x := vals[0]; x.Kind() == value.BVKind && x.Width() <= 64 && len(vals) <= 2 && n.sort.Width() <= 64 {
		xu, _ := x.Uint64()
		var yu uint64
		if len(vals) == 2 {
			yu, _ = vals[1].Uint64()
		}
		switch {
		case n.op >= OpBVNot && n.op < OpBVUlt || n.op >= OpConcat && n.op <= OpSignExt:
			return value.BV64(n.sort.Width(), foldSmall(n.op, n.p, x.Width(), n.sort.Width(), xu, yu))
		case n.op == OpBVUlt || n.op == OpBVSlt:
			return value.Bool(foldSmall(n.op, 0, x.Width(), 0, xu, yu) != 0)
		}
	}
	v, ok := a.apply(n.op, n.p, n.sort, vals)
	if !ok {
		return value.Value{}
	}
	if !v.IsValid() {
		panic(fmt.Sprintf("smt: no value for %s", a.String(t)))
	}
	return v
}
