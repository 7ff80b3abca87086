// @expect verified
// A lock that its owner may take again.
#include <pthread.h>

struct lock {
  pthread_mutex_t mutex;
  pthread_t owner;
};
static struct lock lock = {PTHREAD_MUTEX_INITIALIZER};

static void take(struct lock *l) {
  if (l->owner != pthread_self()) {
    pthread_mutex_lock(&l->mutex);
    l->owner = pthread_self();
  }
}
static void give(struct lock *l) {
  l->owner = 0;
  pthread_mutex_unlock(&l->mutex);
}
static void *f(void *a) {
  take(&lock);
  give(&lock);
  return 0;
}
int main(void) {
  pthread_t t;
  for (int i = 0; i < 2; i++) {
    pthread_create(&t, 0, f, 0);
    pthread_join(t, 0);
  }
  return 0;
}
