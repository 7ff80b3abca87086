// @expect violated
// As many_writes_ok.c, but a second thread writes the elements, too.
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

static void *once(void *p) {
  for (int i = 0; i < 12; i++)
    a[i] = 1;
  return p;
}

int main(void) {
  int i = __VERIFIER_nondet_int();
  if (i < 0 || i >= 12)
    return 0;
  pthread_t t, u;
  pthread_create(&t, NULL, up, NULL);
  pthread_create(&u, NULL, once, NULL);
  int before = a[i];
  int now = a[i];
  assert(before <= now);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  assert(a[i] == 2);
}
