#include "build.h"

static void ignore_error(Z3_context c, Z3_error_code e) {
	(void)c;
	(void)e;
}

Z3_context build_context(void) {
	Z3_config cfg = Z3_mk_config();
	Z3_set_param_value(cfg, "model", "true");
	Z3_context c = Z3_mk_context(cfg);
	Z3_del_config(cfg);
	if (c == NULL) return NULL;
	Z3_set_error_handler(c, ignore_error);
	Z3_set_ast_print_mode(c, Z3_PRINT_SMTLIB2_COMPLIANT);
	return c;
}

static Z3_ast rounding(Z3_context c, uint64_t p) {
	switch (p) {
	case 0: return Z3_mk_fpa_rne(c);
	case 1: return Z3_mk_fpa_rna(c);
	case 2: return Z3_mk_fpa_rtp(c);
	case 3: return Z3_mk_fpa_rtn(c);
	}
	return Z3_mk_fpa_rtz(c);
}

static Z3_ast quantifier(Z3_context c, const build_node *n, const Z3_ast *a, const uint32_t *aux, Z3_ast *scratch) {
	const uint32_t *shape = aux + n->p;
	uint32_t nbound = shape[0], npat = shape[1];
	Z3_app *bound = (Z3_app *)scratch;
	Z3_pattern *pats = (Z3_pattern *)(scratch + nbound);
	for (uint32_t i = 0; i < nbound; i++) bound[i] = Z3_to_app(c, a[i]);
	const Z3_ast *at = a + nbound;
	for (uint32_t i = 0; i < npat; i++) {
		pats[i] = Z3_mk_pattern(c, shape[2 + i], at);
		at += shape[2 + i];
	}
	return Z3_mk_quantifier_const(c, n->op == B_FORALL, 0, nbound, bound, npat, pats, a[n->nargs - 1]);
}

// const_array makes an array of one index by Z3's own constant array, one of
// several by a lambda, which is the only way that its C interface offers.
static Z3_ast const_array(Z3_context c, const build_node *n, Z3_ast v, const uint32_t *aux, const Z3_sort *sorts, Z3_ast *scratch) {
	const uint32_t *idx = aux + n->p;
	if (n->q == 1) return Z3_mk_const_array(c, sorts[idx[0]], v);
	Z3_app *bound = (Z3_app *)scratch;
	for (uint32_t i = 0; i < n->q; i++)
		bound[i] = Z3_to_app(c, Z3_mk_fresh_const(c, "i", sorts[idx[i]]));
	return Z3_mk_lambda_const(c, n->q, bound, v);
}

// to_bits gives every NaN the same encoding, which stands in text; Z3 leaves it
// open.
static Z3_ast to_bits(Z3_context c, const build_node *n, Z3_ast x, const char *text) {
	Z3_ast bits = Z3_mk_fpa_to_ieee_bv(c, x);
	Z3_ast nan = Z3_mk_numeral(c, text + n->p, Z3_get_sort(c, bits));
	return Z3_mk_ite(c, Z3_mk_fpa_is_nan(c, x), nan, bits);
}

static Z3_ast build(Z3_context c, const build_node *n, const Z3_ast *a, const char *text, const uint32_t *aux,
		const Z3_sort *sorts, const Z3_func_decl *funcs, Z3_ast *scratch) {
	Z3_sort s = sorts[n->sort];
	switch (n->op) {
	case B_TRUE: return Z3_mk_true(c);
	case B_FALSE: return Z3_mk_false(c);
	case B_CONST: return Z3_mk_const(c, Z3_mk_string_symbol(c, text + n->p), s);
	case B_NUMERAL: return Z3_mk_numeral(c, text + n->p, s);
	case B_UINT64: return Z3_mk_unsigned_int64(c, n->p, s);
	case B_FLOAT: return Z3_mk_fpa_to_fp_bv(c, Z3_mk_numeral(c, text + n->p, Z3_mk_bv_sort(c, n->q)), s);
	case B_NOT: return Z3_mk_not(c, a[0]);
	case B_AND: return Z3_mk_and(c, n->nargs, a);
	case B_ITE: return Z3_mk_ite(c, a[0], a[1], a[2]);
	case B_EQ: return Z3_mk_eq(c, a[0], a[1]);
	case B_BVNOT: return Z3_mk_bvnot(c, a[0]);
	case B_BVNEG: return Z3_mk_bvneg(c, a[0]);
	case B_BVAND: return Z3_mk_bvand(c, a[0], a[1]);
	case B_BVOR: return Z3_mk_bvor(c, a[0], a[1]);
	case B_BVXOR: return Z3_mk_bvxor(c, a[0], a[1]);
	case B_BVADD: return Z3_mk_bvadd(c, a[0], a[1]);
	case B_BVSUB: return Z3_mk_bvsub(c, a[0], a[1]);
	case B_BVMUL: return Z3_mk_bvmul(c, a[0], a[1]);
	case B_BVUDIV: return Z3_mk_bvudiv(c, a[0], a[1]);
	case B_BVUREM: return Z3_mk_bvurem(c, a[0], a[1]);
	case B_BVSDIV: return Z3_mk_bvsdiv(c, a[0], a[1]);
	case B_BVSREM: return Z3_mk_bvsrem(c, a[0], a[1]);
	case B_BVSMOD: return Z3_mk_bvsmod(c, a[0], a[1]);
	case B_BVSHL: return Z3_mk_bvshl(c, a[0], a[1]);
	case B_BVLSHR: return Z3_mk_bvlshr(c, a[0], a[1]);
	case B_BVASHR: return Z3_mk_bvashr(c, a[0], a[1]);
	case B_BVULT: return Z3_mk_bvult(c, a[0], a[1]);
	case B_BVSLT: return Z3_mk_bvslt(c, a[0], a[1]);
	case B_CONCAT: return Z3_mk_concat(c, a[0], a[1]);
	case B_EXTRACT: return Z3_mk_extract(c, n->p >> 32, (uint32_t)n->p, a[0]);
	case B_ZEROEXT: return Z3_mk_zero_ext(c, n->p, a[0]);
	case B_SIGNEXT: return Z3_mk_sign_ext(c, n->p, a[0]);
	case B_ADD: return Z3_mk_add(c, 2, a);
	case B_SUB: return Z3_mk_sub(c, 2, a);
	case B_MUL: return Z3_mk_mul(c, 2, a);
	case B_NEG: return Z3_mk_unary_minus(c, a[0]);
	case B_INTDIV:
	case B_REALDIV: return Z3_mk_div(c, a[0], a[1]);
	case B_INTMOD: return Z3_mk_mod(c, a[0], a[1]);
	case B_LT: return Z3_mk_lt(c, a[0], a[1]);
	case B_TOREAL: return Z3_mk_int2real(c, a[0]);
	case B_TOINT: return Z3_mk_real2int(c, a[0]);
	case B_ISINT: return Z3_mk_is_int(c, a[0]);
	case B_BV2INT: return Z3_mk_bv2int(c, a[0], 0);
	case B_INT2BV: return Z3_mk_int2bv(c, n->p, a[0]);
	case B_FABS: return Z3_mk_fpa_abs(c, a[0]);
	case B_FNEG: return Z3_mk_fpa_neg(c, a[0]);
	case B_FADD: return Z3_mk_fpa_add(c, rounding(c, n->p), a[0], a[1]);
	case B_FSUB: return Z3_mk_fpa_sub(c, rounding(c, n->p), a[0], a[1]);
	case B_FMUL: return Z3_mk_fpa_mul(c, rounding(c, n->p), a[0], a[1]);
	case B_FDIV: return Z3_mk_fpa_div(c, rounding(c, n->p), a[0], a[1]);
	case B_FFMA: return Z3_mk_fpa_fma(c, rounding(c, n->p), a[0], a[1], a[2]);
	case B_FSQRT: return Z3_mk_fpa_sqrt(c, rounding(c, n->p), a[0]);
	case B_FREM: return Z3_mk_fpa_rem(c, a[0], a[1]);
	case B_FROUND: return Z3_mk_fpa_round_to_integral(c, rounding(c, n->p), a[0]);
	case B_FMIN: return Z3_mk_fpa_min(c, a[0], a[1]);
	case B_FMAX: return Z3_mk_fpa_max(c, a[0], a[1]);
	case B_FLT: return Z3_mk_fpa_lt(c, a[0], a[1]);
	case B_FLE: return Z3_mk_fpa_leq(c, a[0], a[1]);
	case B_FEQ: return Z3_mk_fpa_eq(c, a[0], a[1]);
	case B_FISNORMAL: return Z3_mk_fpa_is_normal(c, a[0]);
	case B_FISSUBNORMAL: return Z3_mk_fpa_is_subnormal(c, a[0]);
	case B_FISZERO: return Z3_mk_fpa_is_zero(c, a[0]);
	case B_FISINF: return Z3_mk_fpa_is_infinite(c, a[0]);
	case B_FISNAN: return Z3_mk_fpa_is_nan(c, a[0]);
	case B_FISNEG: return Z3_mk_fpa_is_negative(c, a[0]);
	case B_FISPOS: return Z3_mk_fpa_is_positive(c, a[0]);
	case B_FFROMBITS: return Z3_mk_fpa_to_fp_bv(c, a[0], s);
	case B_FFROMFLOAT: return Z3_mk_fpa_to_fp_float(c, rounding(c, n->p), a[0], s);
	case B_FFROMSIGNED: return Z3_mk_fpa_to_fp_signed(c, rounding(c, n->p), a[0], s);
	case B_FFROMUNSIGNED: return Z3_mk_fpa_to_fp_unsigned(c, rounding(c, n->p), a[0], s);
	case B_FFROMREAL: return Z3_mk_fpa_to_fp_real(c, rounding(c, n->p), a[0], s);
	case B_FTOUBV: return Z3_mk_fpa_to_ubv(c, rounding(c, n->p), a[0], n->q);
	case B_FTOSBV: return Z3_mk_fpa_to_sbv(c, rounding(c, n->p), a[0], n->q);
	case B_FTOREAL: return Z3_mk_fpa_to_real(c, a[0]);
	case B_FTOBITS: return to_bits(c, n, a[0], text);
	case B_SELECT: return Z3_mk_select_n(c, a[0], n->nargs - 1, a + 1);
	case B_STORE: return Z3_mk_store_n(c, a[0], n->nargs - 2, a + 1, a[n->nargs - 1]);
	case B_CONSTARRAY: return const_array(c, n, a[0], aux, sorts, scratch);
	case B_APP: return Z3_mk_app(c, funcs[n->p], n->nargs, a);
	case B_FORALL:
	case B_EXISTS: return quantifier(c, n, a, aux, scratch);
	}
	return NULL;
}

size_t build_run(Z3_context c, const build_node *nodes, size_t n, const uint32_t *args, const char *text, const uint32_t *aux,
		const Z3_sort *sorts, const Z3_func_decl *funcs, Z3_ast *asts, size_t len, Z3_ast *scratch, const volatile int32_t *stop) {
	Z3_ast *a = scratch;
	size_t i;
	for (i = 0; i < n && !*stop; i++) {
		const build_node *x = &nodes[i];
		for (uint32_t j = 0; j < x->nargs; j++) a[j] = asts[args[x->arg + j]];
		Z3_ast r = build(c, x, a, text, aux, sorts, funcs, scratch + x->nargs);
		if (r == NULL || Z3_get_error_code(c) != Z3_OK) break;
		asts[len + i] = r;
	}
	return i;
}
