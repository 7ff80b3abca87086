// @expect verified
// @flags --check=linearizable
// Vyukov's bounded queue: each slot has a number that says whose turn it is, so that producers, and consumers, take places by compare and swap. What says that it is empty looks at the tail.
#include "clients.h"

enum { SIZE = 2 };
static struct {
  atomic_uint number;
  int value;
} slot[SIZE];
static atomic_uint head, tail;

static int put(int value) {
  for (;;) {
    unsigned t = tail, n = slot[t % SIZE].number;
    if (n == t) {
      if (atomic_compare_exchange_strong(&tail, &t, t + 1)) {
        slot[t % SIZE].value = value;
        slot[t % SIZE].number = t + 1;
        return 1;
      }
    } else if (head + SIZE == t)
      return 0;
  }
}

static int get(void) {
  for (;;) {
    unsigned h = head, n = slot[h % SIZE].number;
    if (n == h + 1) {
      if (atomic_compare_exchange_strong(&head, &h, h + 1)) {
        int value = slot[h % SIZE].value;
        slot[h % SIZE].number = h + SIZE;
        return value;
      }
    } else if (tail == h)
      return 0;
  }
}

static void first(void) { OPERATION1(0, put, 1); OPERATION(1, get); }
static void second(void) { OPERATION1(0, put, 2); }

int main(void) {
  for (int i = 0; i < SIZE; i++)
    slot[i].number = i;
  run();
  gsmack_linearizable();
}
