// Package pointsto finds out what points where in a linked program.
//
// In goes the program, out come its objects, the cells that accesses divide them into, the places that every value may
// point to, the functions that a call can mean, and which objects stay within one activation. It is Andersen's analysis,
// field-sensitive by byte offset (solve.go names the papers). It is sound: a place that an execution can reach is among
// those that are given, except that a pointer is not moved from one object to another, and for the promise below.
//
//	objects.go   the objects                     build.go, calls.go  constraints from instructions and calls
//	solve.go     the fixpoint                    cells.go            cells, strides, classes
//	transfer.go  block copies                    step.go, array.go   address arithmetic
//	heap.go      allocation sites, their sizes   cover.go            bytes that only block copies touch
//	escape.go    which objects stay local        cell.go, pieces.go  what memory is told
//	place.go     canonical addresses             lifetime.go         what may be freed, and when lives end
//	exposed.go   addresses seen as numbers       reuse.go            addresses seen again
//	fresh.go     objects that are born zero         number.go            distances that lie in memory
//	decide.go    branches that numbers decide    reaching.go         variables, as if in SSA form
//
// # Places
//
// A place is an object and an offset, and the array that the pointer was taken from, if any (below).
//
// An object has ranges. A range [lo, hi) with a stride makes one place of all offsets in it that differ by a multiple of the
// stride: the least one of them stands for all. Outside of ranges an offset stands for itself.
//
// The invariant: if a value may point to byte x of an object, it has a place whose offset stands for x, or topOffset, which stands for all.
//
// So a distance d that is added to a place leads to these (reach):
//
//   - d constant: from every element that the place stands for. That is into the range again, at the offset d further on modulo the
//     stride; and out of it, from its first elements to in front of its start, from its last ones to behind its end. One past the
//     end and one before the start, where loops leave pointers, lead back into the range. It does not matter whether d is added to a pointer, to
//     an integer, or is where a part of an access or of a block copy begins.
//   - d an unknown number of elements: everywhere in the object, at the stride of the elements, up and down.
//
// Ranges grow while the constraints are solved. What was derived from a range before is derived anew then: its offsets are other
// places (place.among).
//
// One place in a range stands for itself alone: that which a constant distance leads to from a place outside (place.exact), as
// the start of a structure that begins with an array, computed from a link behind it. Places derived from it by constant distances are exact, too.
//
// # The promise of arrays
//
// A pointer that was taken from an array by C's subscript or decay has that array (extent). An unknown number of
// elements of the array's own size leads only within the array, since C says so; the loop p++ too. All other arithmetic
// may leave it: a constant distance, and any in elements of another size, since the pointer was converted, to char * for
// example. What leaves the array has it no more.
//
// The array must be the C text's. A getelementptr that indexes an array is, in what clang wrote and nothing has
// optimised (optnone, and the models). The optimiser writes ((char *)&s + 4)[i] as s.name[i] if a char name[] is there, and ((int *)&s)[i]
// as s.a[i] if it is the first member; so in optimised code nothing is promised, an index into an array of bytes leads
// everywhere, and one into a first member everywhere in the whole that begins with it. Constants are folded even at -O0: see arrayOf.
//
// It imports ivl, ir, constant, link and ivl/digraph.
package pointsto
