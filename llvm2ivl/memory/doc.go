// Package memory splits the memory of a program into regions and says where each instruction reads and writes.
//
// In goes a linked program, out comes its Memory: cells that some access cannot tell apart are one Region, which is one
// variable, a map of one width, or a map of bytes. The regions do not overlap, and every access of a cell goes to the
// cell's region. Nobody changes a Memory that Analyze gave out. It imports ivl, ivl/digraph, llvm2ivl/ir, llvm2ivl/constant,
// llvm2ivl/debuginfo, llvm2ivl/link and llvm2ivl/pointsto.
package memory
