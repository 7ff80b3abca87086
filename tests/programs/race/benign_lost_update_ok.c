// @expect verified
// The sum of what is left after a lost update.
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
  assert(count == 1 || count == 2);
  return 0;
}
