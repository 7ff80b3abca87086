// @expect violated
#include <signal.h>
#include <stdlib.h>
int main(void) { stack_t s = {.ss_sp = malloc(10), .ss_size = SIGSTKSZ}; return sigaltstack(&s, 0); }
