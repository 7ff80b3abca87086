// @expect verified
// @flags --check=assert
// So are those that may mean one of several variables.
#include <assert.h>
extern int __VERIFIER_nondet_int(void);
static int get(int *p, int i) { return p[i]; }
int main(void) { int a[3] = {1,2,3}, b[2] = {1,2}; int i = __VERIFIER_nondet_int(); int v = get(i & 1 ? a : b, i); assert(v == i + 1 && i >= 0 && i < 3); return 0; }
