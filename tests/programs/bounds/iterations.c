// @expect bounded
// @flags --unroll=2
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int x;

void *count(void *unused) {
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    int before = x;
    x = before + 1;
    assert(x > before);
    pthread_mutex_unlock(&m);
  }
  return NULL;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, count, NULL);
  pthread_create(&b, NULL, count, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
