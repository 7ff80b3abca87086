// Package prelude holds the IVL declarations that translated programs start
// with: bit-vector and floating-point operators, truncating division on
// unbounded integers, and the procedures that stand for threads and the heap.
//
// In goes a request for one operator at one type, out comes its declaration;
// a Library remembers what was asked for and Decls lists exactly that, so a
// program that adds two ints starts with one function, not with hundreds. It
// imports ivl only.
//
// # Names
//
//	$add.bv32, $slt.bv64      arithmetic and comparison of bit-vectors ({:bvbuiltin})
//	$zext.bv8.bv32            conversions name both types
//	$fadd.float, $fptosi.double.bv32   IEEE operators ({:builtin})
//	$sdiv.int                 C's truncating division on int (has a body)
//	$alloc, $self, $child     the heap and threads (procedures)
//
// Operators have SMT-LIB's meaning; in particular division by zero and shifts
// by the width or more are total, as the SMT-LIB standard says.
package prelude
