// Package pointsto finds out what points where in a linked program.
//
// In goes the program, out come its objects, the cells that accesses divide them into, the places that every value may
// point to, the functions that a call can mean, and which objects stay within one activation. It is Andersen's analysis,
// field-sensitive by byte offset (solve.go names the papers). It is sound: a place that an execution can reach is among
// those that are given, except that a pointer is not moved from one object to another.
//
//	objects.go   the objects                     build.go, calls.go  constraints from instructions and calls
//	solve.go     the fixpoint                    cells.go            cells, strides, classes
//	transfer.go  block copies                    step.go             address arithmetic
//	heap.go      allocation sites                cover.go            bytes that only block copies touch
//	escape.go    which objects stay local        cell.go, pieces.go  what memory is told
//	place.go     canonical addresses             lifetime.go         sizes of what is allocated, and what may be freed
//	exposed.go   addresses seen as numbers       reuse.go            addresses seen again
//
// It imports ivl/digraph and llvm2ivl/ir, llvm2ivl/constant, llvm2ivl/debuginfo and llvm2ivl/link.
package pointsto
