// @expect verified
// Both accesses of the increment stand on the line with the comment.
#include <pthread.h>
int count;
static void *f(void *a) {
  count++; // statistics. gsmack: benign-race
  return 0;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  count++; /* gsmack: benign-race */
  pthread_join(t, 0);
  return count == 3;
}
