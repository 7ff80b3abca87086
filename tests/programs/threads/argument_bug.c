// @expect violated
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

int sum;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void *add(void *arg) {
  int n = *(int *)arg;
  pthread_mutex_lock(&m);
  sum += n;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  int n;
  for (int i = 0; i < 2; i++) {
    n = i + 1; /* the first thread may not have read it yet */
    pthread_create(&t[i], NULL, add, &n);
  }
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  assert(sum == 3); // want "sum == 3"
  return 0;
}
