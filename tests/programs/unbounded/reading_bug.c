// @expect violated
// As reading_ok.c, but main gives the lock up for a moment in each iteration.
#include <assert.h>
#include <pthread.h>

#define N 1000
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x;

static void *writer(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_rwlock_wrlock(&lock);
    x++;
    pthread_rwlock_unlock(&lock);
  }
  return arg;
}

int main(void) {
  pthread_t w;
  pthread_create(&w, NULL, writer, NULL);
  pthread_rwlock_rdlock(&lock);
  int before = x;
  for (int i = 0; i < N; i++) {
    assert(x == before); // want "assertion: x == before"
    pthread_rwlock_unlock(&lock);
    pthread_rwlock_rdlock(&lock);
  }
  pthread_rwlock_unlock(&lock);
  pthread_join(w, NULL);
  return 0;
}
