// @expect verified
// Buffers have a header in front, which --p leads to, and a trailer at a distance that was computed when the pool was made; freed ones are linked through
// the header.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static const unsigned long zone = 0xdeadbeefcafedeed;

struct pool {
  pthread_mutex_t lock;
  unsigned long *free;
  size_t size;
};

static struct pool *make(size_t n) {
  struct pool *p = calloc(1, sizeof *p);
  if (p) {
    pthread_mutex_init(&p->lock, NULL);
    p->size = n + 2 * sizeof zone;
  }
  return p;
}

static int *take(struct pool *p) {
  pthread_mutex_lock(&p->lock);
  unsigned long *b = p->free;
  if (b)
    p->free = (unsigned long *)*b;
  else
    b = malloc(p->size);
  pthread_mutex_unlock(&p->lock);
  if (!b)
    return NULL;
  *b = zone;
  memcpy((char *)(b + 1) + p->size - 2 * sizeof zone, &zone, sizeof zone);
  return (int *)(b + 1);
}

static void give(struct pool *p, void *data) {
  assert(!memcmp((char *)data + p->size - 2 * sizeof zone, &zone, sizeof zone));
  unsigned long *b = data;
  --b;
  assert(*b == zone);
  pthread_mutex_lock(&p->lock);
  *b = (unsigned long)p->free;
  p->free = b;
  pthread_mutex_unlock(&p->lock);
}

static struct pool *shared;

static void *user(void *unused) {
  int *p = take(shared);
  if (p) {
    *p = 7;
    assert(*p == 7);
    give(shared, p);
  }
  return NULL;
}

int main(void) {
  pthread_t a, b;
  shared = make(16);
  if (!shared)
    return 0;
  pthread_create(&a, NULL, user, NULL);
  pthread_create(&b, NULL, user, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
