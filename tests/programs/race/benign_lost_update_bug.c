// @expect violated
// A benign race is a race all the same: an update is lost.
#include <assert.h>
#include <pthread.h>
int count;
static void *f(void *a) {
  count++; // gsmack: benign-race
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  count++; // gsmack: benign-race
  pthread_join(t, 0);
  assert(count == 2); // want "assertion"
  return 0;
}
