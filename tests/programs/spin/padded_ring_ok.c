// @expect verified
// Structures with padding go through a ring of two slots: each try copies the padding, too.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct item {
  int number;
  char letter;
};

static struct item ring[2];
static atomic_uint head, tail;

static bool push(struct item x) {
  unsigned at = tail;
  if ((at + 1) % 2 == head)
    return false;
  ring[at] = x;
  tail = (at + 1) % 2;
  return true;
}

static bool pop(struct item *x) {
  unsigned at = head;
  if (at == tail)
    return false;
  *x = ring[at];
  head = (at + 1) % 2;
  return true;
}

static void *producer(void *arg) {
  for (int i = 0; i < 2; i++)
    while (!push((struct item){i, (char)('a' + i)}))
      ;
  return arg;
}

int main(void) {
  pthread_t p;
  pthread_create(&p, 0, producer, 0);
  for (int i = 0; i < 2; i++) {
    struct item x;
    while (!pop(&x))
      ;
    assert(x.number == i && x.letter == 'a' + i);
  }
  pthread_join(p, 0);
  return 0;
}
