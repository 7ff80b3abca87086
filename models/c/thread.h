/* What the models of POSIX and of C11 threads share. */
#ifndef GSMACK_MODEL_THREAD_H
#define GSMACK_MODEL_THREAD_H

/* The ghost map thread.state: thread -> */
enum { THREAD_UNKNOWN, THREAD_RUNNING, THREAD_FINISHED, THREAD_JOINED };

/* The main thread is running though nobody created it. */
enum { MAIN_THREAD = 1 };

/* The calling thread is done; the result is for who joins it. */
void __model_thread_finish(void *result);

/* Defined if the program has keys with destructors (key.c). */
void __model_run_destructors(void) __attribute__((weak));

#endif
