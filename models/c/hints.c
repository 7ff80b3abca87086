/* What Dartagnan's and GenMC's programs say about their loops: hints for a tool that unrolls or
 * waits, nothing that the program does. */
#include <pthread.h>

void __VERIFIER_loop_bound(int most) {}

void __VERIFIER_loop_begin(void) {}

void __VERIFIER_spin_start(void) {}

void __VERIFIER_spin_end(int ended) {}

unsigned __VERIFIER_tid(void) { return (unsigned)pthread_self(); }
