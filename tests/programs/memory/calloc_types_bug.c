// @expect violated
// Two objects that calloc makes have nothing in common but that they are zero.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct queue { long *slots; int head; unsigned char full; pthread_mutex_t lock; };

static void *put(void *arg) {
  struct queue *q = arg;
  pthread_mutex_lock(&q->lock);
  q->slots[q->head++] = 7;
  pthread_mutex_unlock(&q->lock);
  return 0;
}

int main(void) {
  pthread_t t, u;
  struct queue *q = calloc(1, sizeof *q);
  if (!q)
    return 1;
  q->slots = calloc(3, sizeof *q->slots);
  if (!q->slots)
    return 1;
  pthread_mutex_init(&q->lock, 0);
  pthread_create(&t, 0, put, q);
  pthread_create(&u, 0, put, q);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(q->slots[0] == 7 && q->slots[1] == 7 && q->slots[2] == 1 && q->full == 0);
  free(q->slots);
  free(q);
  return 0;
}
