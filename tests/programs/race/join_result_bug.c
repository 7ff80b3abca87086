// @expect violated
#include <pthread.h>

/* Two threads join into one variable. */
static void *result;
static pthread_t t[2];

static void *f(void *a) { return a; }

static void *g(void *a) {
  pthread_join(t[0], &result); // want "result"
  return a;
}

int main(void) {
  pthread_t u;
  pthread_create(&t[0], 0, f, 0);
  pthread_create(&t[1], 0, f, 0);
  pthread_create(&u, 0, g, 0);
  pthread_join(t[1], &result); // want "result"
  pthread_join(u, 0);
  return 0;
}
