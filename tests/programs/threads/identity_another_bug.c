// @expect violated
// @flags --check=assert
// Nor does it have to be.
#include <assert.h>
#include <pthread.h>
static void *f(void *a) { return 0; }
int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  pthread_create(&u, 0, f, 0);
  pthread_join(u, 0);
  assert(t == u); // want "t == u"
  return 0;
}
