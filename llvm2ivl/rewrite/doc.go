// Package rewrite makes explicit what calls and parameters of C's library and ABI leave unsaid.
//
// In go functions of llvm2ivl/ir whose symbols are bound, and the models by name; they are changed in place, which
// the linker asks for before anybody else reads them.
//
//	aggregate.go       structures loaded or stored as one value: member by member
//	cleanup.go         pthread_cleanup_push and _pop: the model is told the handler
//	jump.go            longjmp: the functions in between return, and the one that called setjmp goes on behind that
//	scan.go, print.go  scanf, sprintf and their families: a call of a model for each directive of the format
//	compare.go         memcmp of a few bytes: they are read one by one
//	wait.go            functions that wait for a condition variable, or call the kernel, are inlined in loops, by address, too
//	inline.go          variables of a loop that functions get to load and store: registers, as these are inlined
//	fold.go            constant propagation: branches that constants in variables, or weak symbols, decide. Its facts hold at points of one
//	                   function and are no guesses; those of pointsto/decide.go, which are, hold of values and memory of the whole program
//	order.go           functions that take memory orders: a copy for each order
//	scope.go           lives of variables: marks that say nothing go, and compound literals get theirs
//	volatile.go        volatile accesses as relaxed atomic ones
//	byvalue.go         parameters passed by value: the copy is written out
//	assembly.go        x86's locked instructions in inline assembly: LLVM's atomic ones
//	assembly_pair.go   exchanges of two words: atomic sections
//	handler.go         handlers of signals: the model is told which ones take one step
//	callee.go          functions that make objects or take pointers: a copy for each call
//	pointer.go         atomic accesses of pointers get their type, and llvm.ptrmask is an and of the address
//	address.go         constants that look at the number of an address: they are computed by instructions
//	unevaluated.go     operands of __builtin_constant_p: they are not computed
//
// A call that is not understood stays as it is, and its model says what it does not know. It imports
// ivl/digraph, ivl/lazyregexp, ir, constant, format and x86.
package rewrite
