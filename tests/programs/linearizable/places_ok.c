// @expect verified
// @flags --check=linearizable
// The queue of Herlihy and Wing: who enqueues draws a place and fills it, who dequeues looks through the places again and again.
#include "clients.h"

static atomic_int place[3], back;

static int enqueue(int value) {
  int b = atomic_fetch_add(&back, 1);
  place[b] = value;
  return 1;
}

static int dequeue(void) {
  for (;;) {
    int end = back;
    for (int i = 0; i < end; i++) {
      int value = atomic_exchange(&place[i], 0);
      if (value)
        return value;
    }
  }
}

static void first(void) { OPERATION1(0, enqueue, 1); OPERATION(1, dequeue); }
static void second(void) { OPERATION1(0, enqueue, 2); OPERATION(1, dequeue); }

int main(void) {
  run();
  gsmack_linearizable();
}
