// Package passes turns a lowered program into thread instances and makes them
// smaller: inlining, unrolling and constant propagation in one walk (Flatten),
// maps with constant indices into scalars (ScalarizeMaps), assignments that
// nobody reads away (Slice). It imports ivl, cfg and value.
package passes
