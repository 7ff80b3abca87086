// @expect verified
// More writes than a read compares by pairs: one of any element sees the last of them.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

extern int __VERIFIER_nondet_int(void);

static _Atomic int a[12];

static void *up(void *p) {
  for (int round = 1; round <= 2; round++)
    for (int i = 0; i < 12; i++)
      a[i] = round;
  return p;
}

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i >= 12)
    return 0;
  pthread_t t;
  pthread_create(&t, NULL, up, NULL);
  int before = a[i];
  int now = a[i];
  assert(before <= now);
  pthread_join(t, NULL);
  assert(a[i] == 2);
}
