// @expect violated
// Called by address, too, an allocator that keeps what it was given back makes one object of two calls.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

typedef void *allocator(size_t, size_t);

struct pair { long a, b; };
struct other { int x; char y[12]; };

static void *kept;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *caching(size_t n, size_t size) {
  pthread_mutex_lock(&lock);
  void *old = kept;
  kept = 0;
  pthread_mutex_unlock(&lock);
  return old ? old : calloc(n, size);
}

static allocator *hook = caching;

static void *work(void *arg) {
  struct pair *pair = hook(1, sizeof *pair);
  pair->a = 0x100000005;
  pthread_mutex_lock(&lock);
  kept = pair;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  struct other *other = hook(1, sizeof *other);
  assert(other->x == 0 && other->y[0] == 0);
  pthread_join(t, 0);
}
