// @expect violated
// Without the comments.
#include <pthread.h>
int count;
static void *f(void *a) {
  count++; // want "race.*count"
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  count++; // want "race.*count"
  pthread_join(t, 0);
  return count == 3;
}
