/* N threads increment a counter under a lock. */
// @bench lock-protected counter
// @sizes N=2,4,8,16,32,64
// @expect verified
// @flags --check=assert,deadlock,race
// @bench counter without a lock
// @sizes N=2,4,8,16,32,64
// @expect violated
// @flags --check=assert -- -DUNSAFE
#include <assert.h>
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int counter;

void *increment(void *arg) {
#ifndef UNSAFE
  pthread_mutex_lock(&lock);
#endif
  counter++;
#ifndef UNSAFE
  pthread_mutex_unlock(&lock);
#endif
  return arg;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < N; k++)
    pthread_create(&t[k], NULL, increment, NULL);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  assert(counter == N);
  return 0;
}
