// @expect violated
// @flags --check=memory
// A thousand bytes behind the variable lies no copy of what is local to a thread, though the low bits of the address are those of one.
int __VERIFIER_nondet_int(void);

_Thread_local char own[4096];
char shared[8];

int main(void) {
  char *p = __VERIFIER_nondet_int() ? own : shared;
  p[1000] = 1; // want "at offset 1000 of shared"
}
