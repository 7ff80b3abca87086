// A queue of one producer and one consumer, each of which keeps what it last saw of the other: a round that waits writes that again.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

#define ROOM 2
static struct {
  atomic_uint head, tail;
  unsigned seen_head, seen_tail; // the producer's and the consumer's
  int slot[ROOM];
} q;

static void push(int x) {
  unsigned tail = atomic_load_explicit(&q.tail, memory_order_relaxed);
  while (tail - q.seen_head == ROOM)
    q.seen_head = atomic_load_explicit(&q.head, memory_order_acquire);
  q.slot[tail % ROOM] = x;
  atomic_store_explicit(&q.tail, tail + 1, memory_order_release);
}

static int pop(void) {
  unsigned head = atomic_load_explicit(&q.head, memory_order_relaxed);
  while (head == q.seen_tail)
    q.seen_tail = atomic_load_explicit(&q.tail, memory_order_acquire);
  int x = q.slot[head % ROOM];
  atomic_store_explicit(&q.head, head + 1, memory_order_release);
  return x;
}

static void *produce(void *a) {
  for (int i = 0; i < N; i++)
    push(i);
  return a;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, produce, 0);
#ifdef HANGS
  pop();
#endif
  for (int i = 0; i < N; i++)
    assert(pop() >= i);
  pthread_join(t, 0);
  return 0;
}
