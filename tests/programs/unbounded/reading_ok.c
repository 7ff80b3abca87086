// @expect verified
// Main holds a lock as a reader for a whole loop, in which nobody writes.
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
  for (int i = 0; i < N; i++)
    assert(x == before);
  pthread_rwlock_unlock(&lock);
  pthread_join(w, NULL);
  return 0;
}
