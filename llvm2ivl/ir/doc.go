// Package ir is LLVM's intermediate representation as the translation needs it.
//
// llvm2ivl/reader makes the modules, and all later rooms read them. Pointers have no types: the size and the
// type of an access are those of the instruction (Load.Typ, Store.X, GEP.Elem, Call.Typ), as in LLVM from
// version 15 on. There are therefore no casts from pointer to pointer.
//
//	Type        *IntType *PointerType *FloatType *StructType *ArrayType *VectorType *VoidType *OpaqueType
//	Constant    *Int *FloatConst *Null *Undef *Zero *Aggregate *Bytes *Expr *BlockAddress *Func *Global *Alias
//	Value       Constant *Param Instruction *Exit *InlineAsm *Metadata
//	Instruction *Alloca *Load *Store *CmpXchg *AtomicRMW *Fence *GEP *Binary *FNeg *ICmp *FCmp *Cast *Freeze
//	            *Select *Phi *ExtractValue *InsertValue *ExtractElement *InsertElement *ShuffleVector *Call
//	            *VAArg *Debug *Unmodelled
//	Terminator  *Ret *Br *CondBr *Switch *Unreachable *Exit
//
// Identity is a pointer; names are for printing. Only the linker, which owns a module, changes it; later phases
// only read. Types and constants are never changed. The package imports ivl/digraph.
package ir
