#include "build.h"

#include <stdlib.h>
#include <string.h>

static void ignore_error(Z3_context c, Z3_error_code e) {
	(void)c;
	(void)e;
}

builder *builder_new(void) {
	builder *b = calloc(1, sizeof *b);
	Z3_config cfg = Z3_mk_config();
	Z3_set_param_value(cfg, "model", "true");
	b->ctx = Z3_mk_context(cfg);
	Z3_del_config(cfg);
	Z3_set_error_handler(b->ctx, ignore_error);
	Z3_set_ast_print_mode(b->ctx, Z3_PRINT_SMTLIB2_COMPLIANT);
	return b;
}

void builder_free(builder *b) {
	Z3_del_context(b->ctx);
	free(b->asts);
	free(b->sorts);
	free(b->funcs);
	free(b);
}

void builder_stop(builder *b) {
	b->stop = 1;
	Z3_interrupt(b->ctx);
}

void builder_sort(builder *b, Z3_sort s) {
	if (b->nsorts == b->capsorts) {
		b->capsorts = b->capsorts ? 2 * b->capsorts : 16;
		b->sorts = realloc(b->sorts, b->capsorts * sizeof *b->sorts);
	}
	b->sorts[b->nsorts++] = s;
}

void builder_func(builder *b, Z3_func_decl f) {
	if (b->nfuncs == b->capfuncs) {
		b->capfuncs = b->capfuncs ? 2 * b->capfuncs : 16;
		b->funcs = realloc(b->funcs, b->capfuncs * sizeof *b->funcs);
	}
	b->funcs[b->nfuncs++] = f;
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

static Z3_ast quantifier(builder *b, const build_node *n, const Z3_ast *a, const uint32_t *aux) {
	Z3_context c = b->ctx;
	const uint32_t *shape = aux + n->p;
	uint32_t nbound = shape[0], npat = shape[1];
	Z3_app *bound = malloc((nbound + 1) * sizeof *bound);
	Z3_pattern *pats = malloc((npat + 1) * sizeof *pats);
	for (uint32_t i = 0; i < nbound; i++) bound[i] = Z3_to_app(c, a[i]);
	const Z3_ast *at = a + nbound;
	for (uint32_t i = 0; i < npat; i++) {
		pats[i] = Z3_mk_pattern(c, shape[2 + i], at);
		at += shape[2 + i];
	}
	Z3_ast r = Z3_mk_quantifier_const(c, n->op == B_FORALL, 0, nbound, bound, npat, pats, a[n->nargs - 1]);
	free(bound);
	free(pats);
	return r;
}

// const_array makes an array of one index by Z3's own constant array, one of
// several by a lambda, which is the only way that its C interface offers.
static Z3_ast const_array(builder *b, const build_node *n, Z3_ast v, const uint32_t *aux) {
	Z3_context c = b->ctx;
	const uint32_t *idx = aux + n->p;
	if (n->q == 1) return Z3_mk_const_array(c, b->sorts[idx[0]], v);
	Z3_app *bound = malloc(n->q * sizeof *bound);
	for (uint32_t i = 0; i < n->q; i++)
		bound[i] = Z3_to_app(c, Z3_mk_fresh_const(c, "i", b->sorts[idx[i]]));
	Z3_ast r = Z3_mk_lambda_const(c, n->q, bound, v);
	free(bound);
	return r;
}

// to_bits gives every NaN the same encoding, which stands in text; Z3 leaves it
// open.
static Z3_ast to_bits(Z3_context c, const build_node *n, Z3_ast x, const char *text) {
	Z3_ast bits = Z3_mk_fpa_to_ieee_bv(c, x);
	Z3_ast nan = Z3_mk_numeral(c, text + n->p, Z3_get_sort(c, bits));
	return Z3_mk_ite(c, Z3_mk_fpa_is_nan(c, x), nan, bits);
}

static Z3_ast build(builder *b, const build_node *n, const Z3_ast *a, const char *text, const uint32_t *aux) {
	Z3_context c = b->ctx;
	Z3_sort s = b->sorts[n->sort];
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
	case B_CONSTARRAY: return const_array(b, n, a[0], aux);
	case B_APP: return Z3_mk_app(c, b->funcs[n->p], n->nargs, a);
	case B_FORALL:
	case B_EXISTS: return quantifier(b, n, a, aux);
	}
	return NULL;
}

size_t builder_run(builder *b, const build_node *nodes, size_t n, const uint32_t *args, const char *text, const uint32_t *aux) {
	if (b->len + n > b->cap) {
		b->cap = 2 * b->cap + n;
		b->asts = realloc(b->asts, b->cap * sizeof *b->asts);
	}
	Z3_ast small[16], *a = small;
	size_t cap = 16, i;
	for (i = 0; i < n && !b->stop; i++) {
		const build_node *x = &nodes[i];
		if (x->nargs > cap) {
			cap = 2 * (size_t)x->nargs;
			a = realloc(a == small ? NULL : a, cap * sizeof *a);
		}
		for (uint32_t j = 0; j < x->nargs; j++) a[j] = b->asts[args[x->arg + j]];
		Z3_ast r = build(b, x, a, text, aux);
		if (r == NULL || Z3_get_error_code(b->ctx) != Z3_OK) break;
		b->asts[b->len++] = r;
	}
	if (a != small) free(a);
	return i;
}

// builder_tactic parses "t;u;v", combined by and-then.
Z3_tactic builder_tactic(Z3_context c, const char *chain) {
	Z3_tactic all = NULL;
	char *copy = strdup(chain), *save = NULL;
	for (char *name = strtok_r(copy, ";", &save); name; name = strtok_r(NULL, ";", &save)) {
		Z3_tactic t = Z3_mk_tactic(c, name);
		if (t == NULL) {
			all = NULL;
			break;
		}
		Z3_tactic_inc_ref(c, t);
		if (all != NULL) {
			t = Z3_tactic_and_then(c, all, t);
			Z3_tactic_inc_ref(c, t);
		}
		all = t;
	}
	free(copy);
	return all;
}

Z3_solver builder_solver(builder *b, const char *tactic, uint32_t seed) {
	Z3_context c = b->ctx;
	Z3_solver s;
	if (strcmp(tactic, "smt") == 0) {
		s = Z3_mk_simple_solver(c);
	} else if (strcmp(tactic, "default") == 0) {
		s = Z3_mk_solver(c);
	} else {
		Z3_tactic t = builder_tactic(c, tactic);
		if (t == NULL) return NULL;
		s = Z3_mk_solver_from_tactic(c, t);
	}
	if (s == NULL) return NULL;
	Z3_solver_inc_ref(c, s);
	Z3_params p = Z3_mk_params(c);
	Z3_params_inc_ref(c, p);
	/* Else Z3 takes SIGINT away from the Go runtime while it solves. */
	Z3_params_set_bool(c, p, Z3_mk_string_symbol(c, "ctrl_c"), false);
	if (seed != 0) Z3_params_set_uint(c, p, Z3_mk_string_symbol(c, "random_seed"), seed);
	Z3_solver_set_params(c, s, p);
	Z3_params_dec_ref(c, p);
	return s;
}

int builder_assert(builder *b, Z3_solver s, const uint32_t *nodes, size_t n) {
	for (size_t i = 0; i < n; i++) {
		if (b->stop) return 0;
		Z3_solver_assert(b->ctx, s, b->asts[nodes[i]]);
		if (Z3_get_error_code(b->ctx) != Z3_OK) return 0;
	}
	return 1;
}
