// @expect violated
// Double-checked locking whose first look does not acquire.
#include <pthread.h>
#include <stdatomic.h>

struct settings {
  int size;
};

static struct settings only;
static _Atomic(struct settings *) instance;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct settings *get(void) {
  struct settings *s = atomic_load_explicit(&instance, memory_order_relaxed);
  if (!s) {
    pthread_mutex_lock(&lock);
    s = atomic_load_explicit(&instance, memory_order_relaxed);
    if (!s) {
      only.size = 3;
      s = &only;
      atomic_store_explicit(&instance, s, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
  }
  return s;
}

void *user(void *arg) {
  return (void *)(long)get()->size; // want "race"
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, user, 0);
  pthread_create(&b, 0, user, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
