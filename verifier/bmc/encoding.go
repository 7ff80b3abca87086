package bmc

import (
	"github.com/gsmack/gsmack/ivl"
	"github.com/gsmack/gsmack/verifier/smt"
)

// Class says what the failure of an assertion means.
type Class uint8

// The classes of assertions.
const (
	// Property: the program is wrong.
	Property Class = iota
	// Unsupported: {:unknown "reason"}: something that is not understood is reachable.
	Unsupported
	// Bound: {:bound "name"}: a bound cut something off.
	Bound
)

// ClassOf gives the class of an assertion by its attributes.
func ClassOf(s *ivl.Assert) Class {
	switch {
	case s.Attrs.Has("bound"):
		return Bound
	case s.Attrs.Has("unknown"):
		return Unsupported
	}
	return Property
}

// Goal is one execution of one assertion.
type Goal struct {
	Class Class
	Stmt  *ivl.Assert
	// Fails holds in the models whose execution reaches the assertion, passes
	// every assume before it, and finds the condition false.
	Fails smt.Term
	event int // index of the first event after it
}

// EventIndex is the number of events up to and including the assertion.
func (g Goal) EventIndex() int { return g.event }

// Event is one execution of a statement that a counterexample must mention.
type Event struct {
	Guard  smt.Term // holds when the statement is executed
	Stmt   ivl.Stmt
	Values []smt.Term // of a havoc: what it chose
}

// Encoding is a symbolically executed program.
type Encoding struct {
	Arena  *smt.Arena
	Goals  []Goal
	Events []Event
	// Axioms hold in every model.
	Axioms []smt.Term
	// Initial gives the terms for the values that variables have before they
	// are first assigned.
	Initial map[*ivl.Var]smt.Term
}

// Fails gives the disjunction of the goals of the class.
func (e *Encoding) Fails(c Class) smt.Term {
	var ts []smt.Term
	for _, g := range e.Goals {
		if g.Class == c {
			ts = append(ts, g.Fails)
		}
	}
	return e.Arena.Or(ts...)
}
