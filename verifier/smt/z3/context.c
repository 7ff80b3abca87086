#include "context.h"

static void ignore_error(Z3_context c, Z3_error_code e) {
	(void)c;
	(void)e;
}

Z3_context new_context(void) {
	Z3_config cfg = Z3_mk_config();
	Z3_set_param_value(cfg, "model", "true");
	Z3_context c = Z3_mk_context(cfg);
	Z3_del_config(cfg);
	if (c == NULL) return NULL;
	Z3_set_error_handler(c, ignore_error);
	Z3_set_ast_print_mode(c, Z3_PRINT_SMTLIB2_COMPLIANT);
	return c;
}
