// Package smt holds formulas and the solvers that decide them.
//
// In: calls of the constructors of an Arena, which simplify as they build.
// Out: terms, a status (sat, unsat, unknown with its reason), a Model whose
// values are computed by this package's own evaluator from the values that the
// solver gave to the variables, never by the solver's evaluator.
//
//	Arena      terms as uint32 handles, hash-consed in flat arrays
//	Solver     what every back end offers; packages z3 and sat (CaDiCaL) run
//	           in process, package smtlib talks to any SMT-LIB 2 program,
//	           package solvers picks one by its name
//	Model      values of arbitrary terms under a satisfying assignment
//	Eliminate  a decorator over a Solver, which rewrites arrays and functions away
//
// Invariants: a Term is meaningful only with the Arena that made it; equal
// terms (same operator, parameters, arguments) have equal handles; a constant
// operand never survives under an operator that could fold it. Disjunction and
// the non-strict orders are not operators: Or(a, b) is Not(And(Not a, Not b)),
// a <= b is Not(b < a), so that complements are seen by comparing handles.
//
// Where SMT-LIB leaves a result open (integer division by zero, a float that
// does not fit the integers), so does this package: nothing is folded, and the
// evaluator reports that the value is not determined. The encoding of NaN and the
// least of two zeros are fixed, and the back ends are told.
//
// An Arena may be read by several goroutines but built by one at a time.
//
// The package imports verifier/pause and ivl/value only.
package smt
