// @expect verified
// @flags --engine=modular
// A writer changes two variables under a readers-writer lock; a reader sees them agree.
#include <assert.h>
#include <pthread.h>

#define N 1000
static pthread_rwlock_t lock = PTHREAD_RWLOCK_INITIALIZER;
static int x, y;

static void *writer(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_rwlock_wrlock(&lock);
    x++;
    y++;
    pthread_rwlock_unlock(&lock);
  }
  return arg;
}

static void *reader(void *arg) {
  for (int i = 0; i < N; i++) {
    pthread_rwlock_rdlock(&lock);
    assert(x == y);
    pthread_rwlock_unlock(&lock);
  }
  return arg;
}

int main(void) {
  pthread_t w, r;
  pthread_create(&w, NULL, writer, NULL);
  pthread_create(&r, NULL, reader, NULL);
  pthread_join(w, NULL);
  pthread_join(r, NULL);
  assert(x == N);
  return 0;
}
