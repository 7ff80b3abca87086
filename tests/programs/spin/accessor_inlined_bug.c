// @expect violated
// The producer does not say that there is something: the consumer polls for ever, through functions that get the addresses of variables.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static struct {
  atomic_uint reads, writes;
  int items[4];
} ring;

static inline __attribute__((always_inline)) void split(unsigned word, unsigned *place, unsigned *round) {
  *place = word & 3;
  *round = word >> 2;
}

static int available(unsigned *count, int **item) {
  unsigned first, last, round, last_round;
  split(ring.reads, &first, &round);
  split(ring.writes, &last, &last_round);
  unsigned ready = round == last_round ? last - first : 4 - first;
  if (*count > ready)
    *count = ready;
  *item = &ring.items[first];
  return 0;
}

void *producer(void *arg) {
  ring.items[0] = 7;
  ring.writes = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  unsigned count;
  int *item;
  pthread_create(&t, 0, producer, 0);
  do {
    count = 1; // want "goes round in a loop"
    available(&count, &item);
  } while (!count);
  assert(*item == 7);
  pthread_join(t, 0);
  return 0;
}
