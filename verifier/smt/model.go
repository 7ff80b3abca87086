package smt

import "github.com/gsmack/gsmack/ivl/value"

// Model is a satisfying assignment. What the solver left open has the value
// that Arena.Default gives.
type Model struct {
	Assignment
	eval *Evaluator
}

// NewModel makes the model of an assignment, which must not change afterwards.
func NewModel(a *Arena, m Assignment) *Model {
	return &Model{m, NewEvaluator(a, m)}
}

// Value is the value of t, computed from the values of its variables. It is
// not valid (see value.Value.IsValid) where it is not determined: see
// Arena.Evaluate.
func (m *Model) Value(t Term) value.Value { return m.eval.Value(t) }

// Bool is the value of a Boolean term; false where it is not determined.
func (m *Model) Bool(t Term) bool { return m.Value(t).IsTrue() }
