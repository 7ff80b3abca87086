// The identity of a thread is open only when that of another is over: here it is not.
#include <assert.h>
#include <pthread.h>
int ended;
void *thread(void *a) {
  *(int *)a = 1;
  return 0;
}
int main(void) {
  pthread_t t;
  assert(pthread_create(&t, 0, thread, &ended) == 0);
#ifdef BUG
  assert(!ended);
#endif
  assert(!pthread_equal(t, pthread_self()));
  pthread_join(t, 0);
  return 0;
}
