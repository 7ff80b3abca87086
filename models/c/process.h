/* What the models of exit and atexit share. */
#ifndef GSMACK_MODEL_PROCESS_H
#define GSMACK_MODEL_PROCESS_H

/* Defined if the program calls atexit (atexit.c). */
void __model_run_exit_functions(void) __attribute__((weak));

#endif
