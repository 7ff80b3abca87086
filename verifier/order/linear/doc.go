// Package linear has the linear orders of points on threads, as Booleans of a formula.
//
// In go the threads: how many points each has in a row, which are always before others. Out come Less, a Boolean for any
// two points, and axioms about these Booleans. A model of the axioms is monotone: of two threads it gives a linear order. With
// three and more it may have cycles. Transitive rules most of them out beforehand; Graph finds those in a model, and Cycles are
// the clauses that forbid them. A model without a cycle is a linear order, which Graph.Linear gives.
//
// Nothing here knows what a point is. It imports smt and ivl/digraph.
package linear
