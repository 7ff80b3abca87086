#ifndef GSMACK_BUILD_H
#define GSMACK_BUILD_H

#include <stddef.h>
#include <stdint.h>
#include <z3.h>

// What a node of a batch builds. The Go side maps its operators to these.
enum {
	B_TRUE, B_FALSE,
	B_CONST,   // a variable; p: offset of its name in text
	B_NUMERAL, // p: offset of its decimal text
	B_UINT64,  // p: the value
	B_FLOAT,   // p: offset of the decimal text of the encoding; width in q
	B_NOT, B_AND, B_ITE, B_EQ,
	B_BVNOT, B_BVNEG, B_BVAND, B_BVOR, B_BVXOR, B_BVADD, B_BVSUB, B_BVMUL,
	B_BVUDIV, B_BVUREM, B_BVSDIV, B_BVSREM, B_BVSMOD, B_BVSHL, B_BVLSHR, B_BVASHR,
	B_BVULT, B_BVSLT, B_CONCAT,
	B_EXTRACT, // p: high<<32 | low
	B_ZEROEXT, // p: number of new bits
	B_SIGNEXT,
	B_ADD, B_SUB, B_MUL, B_NEG, B_INTDIV, B_INTMOD, B_REALDIV, B_LT,
	B_TOREAL, B_TOINT, B_ISINT, B_BV2INT,
	B_INT2BV, // p: width
	// Floats; where the operator rounds, p is the rounding mode.
	B_FABS, B_FNEG, B_FADD, B_FSUB, B_FMUL, B_FDIV, B_FFMA, B_FSQRT, B_FREM, B_FROUND,
	B_FMIN, B_FMAX, B_FLT, B_FLE, B_FEQ,
	B_FISNORMAL, B_FISSUBNORMAL, B_FISZERO, B_FISINF, B_FISNAN, B_FISNEG, B_FISPOS,
	B_FFROMBITS, B_FFROMFLOAT, B_FFROMSIGNED, B_FFROMUNSIGNED, B_FFROMREAL,
	B_FTOUBV, B_FTOSBV, // q: width
	B_FTOREAL,
	B_FTOBITS, // p: offset of the decimal text of NaN's encoding
	B_SELECT, B_STORE,
	B_CONSTARRAY, // sort: of the array; q: number of indices; p: offset in aux of the index sorts
	B_APP,        // p: index of the function
	B_FORALL,     // p: offset in aux of: bound variables, patterns, length of each pattern
	B_EXISTS,
};

typedef struct {
	uint32_t op;
	uint32_t nargs;
	uint32_t arg;  // offset of the first argument in args
	uint32_t sort; // index of the sort of the result
	uint64_t p;
	uint32_t q;
	uint32_t pad;
} build_node;

// build_context makes a context whose errors are looked up, not handled; NULL without memory.
Z3_context build_context(void);

// build_run builds nodes in order and puts them into asts behind the len that it
// has. It returns how many it built: fewer than n on an error of Z3 or when stop
// was set. All memory is the caller's: scratch holds twice as many pointers as a
// node has arguments, and one for each index of an array.
size_t build_run(Z3_context c, const build_node *nodes, size_t n, const uint32_t *args, const char *text, const uint32_t *aux,
	const Z3_sort *sorts, const Z3_func_decl *funcs, Z3_ast *asts, size_t len, Z3_ast *scratch, const volatile int32_t *stop);

#endif
