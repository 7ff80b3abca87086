// @expect verified
// Threads that live at the same time have identities of their own.
#include <assert.h>
#include <pthread.h>
static pthread_t seen[2];
static void *f(void *a) { seen[(long)a] = pthread_self(); return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_create(&u, 0, f, (void*)1);
  pthread_join(u, 0);
  pthread_join(t, 0);
  assert(t != u);
  assert(seen[0] == t && seen[1] == u && !pthread_equal(t, u));
  return 0;
}
