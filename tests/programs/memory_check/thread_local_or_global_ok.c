// @expect verified
// @flags --check=memory
// An index into what is local to a thread, or into a variable.
int __VERIFIER_nondet_int(void);

_Thread_local char own[4096];
char shared[1001];

int main(void) {
  char *p = __VERIFIER_nondet_int() ? own : shared;
  p[1000] = 1;
}
