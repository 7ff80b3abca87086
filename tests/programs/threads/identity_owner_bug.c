// @expect violated
// @flags --check=misuse
// A lock that its owner may take again, where it stays the owner: a later thread may be taken for it.
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
  pthread_mutex_unlock(&l->mutex); // want "the mutex is not held by this thread"
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
