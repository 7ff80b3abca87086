// @expect violated
// The producer reads the index of the consumer with an order that says nothing of the slots.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#define SLOTS 3
static struct queue {
  atomic_size_t write; size_t read_cache;
  atomic_size_t read; size_t write_cache;
  int data[SLOTS];
} q;
static void push(int v) {
  size_t w = atomic_load_explicit(&q.write, memory_order_relaxed);
  size_t next = w + 1 == SLOTS ? 0 : w + 1;
  while (next == q.read_cache)
    q.read_cache = atomic_load_explicit(&q.read, memory_order_relaxed);
  q.data[w] = v; // want "race"
  atomic_store_explicit(&q.write, next, memory_order_release);
}
static int pop(void) {
  size_t r = atomic_load_explicit(&q.read, memory_order_relaxed);
  while (r == q.write_cache)
    q.write_cache = atomic_load_explicit(&q.write, memory_order_acquire);
  int v = q.data[r];
  size_t next = r + 1 == SLOTS ? 0 : r + 1;
  atomic_store_explicit(&q.read, next, memory_order_release);
  return v;
}
void *producer(void *a) { for (int i = 1; i <= 4; i++) push(i); return a; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, producer, 0);
  for (int i = 1; i <= 4; i++) assert(pop() == i);
  pthread_join(t, 0);
}
