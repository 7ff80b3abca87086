// @expect violated
// The consumer waits for each item in a loop; the producer for its being taken.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

atomic_int full;
int item;

void *producer(void *arg) {
  for (int i = 1; i <= 3; i++) {
    while (full)
      sched_yield();
    full = 1;
    item = i;
  }
  return arg;
}

int main(void) {
  pthread_t t;
  int sum = 0;
  pthread_create(&t, 0, producer, 0);
  for (int i = 0; i < 3; i++) {
    while (!full)
      sched_yield();
    sum += item;
    full = 0;
  }
  pthread_join(t, 0);
  assert(sum == 6);
  return 0;
}
