// Package symmetry finds thread instances that can be exchanged: threads that
// run the same code, started by the same parent, whose identities (thread ids,
// addresses of their own objects, numbers they were given) are compared at most
// for equality. It imports ivl, ivl/value and cfg.
//
// In: thread instances as passes leave them. Out: classes of instances; in each,
// every permutation of the members maps executions to executions and failures to
// failures. An engine may therefore demand a canonical order of the members, for
// example that they execute a certain step in the order in which they are
// spawned. The statement and its proof stand at Find.
//
// The idea is that of scalarsets: Ip, Dill: Better Verification Through Symmetry
// (FMSD 1996), with the scalarsets inferred in place of declared.
//
//   - sort.go infers which variables, elements and indices of maps hold values of
//     the same sort, and which sorts are only compared for equality.
//   - text.go writes code with holes where such a value or a variable stands.
//   - permutation.go reads the permutation off two pieces of code that differ in
//     what stands in the holes only.
//   - within.go lets each be asked something by itself, such as whether it lies in bounds.
//   - segment.go cuts the parent into segments; parent.go decides whether those that
//     start and join the members can be exchanged with them: it executes them alone, where little is known, and no
//     machine (verifier/machine) runs, which has all of a program; and conclude.go whether what is asserted behind them is the same of all.
package symmetry
