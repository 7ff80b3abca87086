// @expect verified
// @flags --check=linearizable
// A ring of two pairs for one producer and one consumer.
#include "clients.h"

enum { SIZE = 2 };
static struct { int a, b; } slot[SIZE];
static atomic_uint head, tail;

static int put(int value) {
  unsigned t = tail;
  if (t - head >= SIZE)
    return 0;
  slot[t % SIZE].a = value;
  slot[t % SIZE].b = value;
  tail = t + 1;
  return 1;
}

static void get(int number) {
  gsmack_call(number, "get");
  unsigned h = head;
  if (h == tail) {
    gsmack_return(number, 0, 0);
    return;
  }
  int a = slot[h % SIZE].a, b = slot[h % SIZE].b;
  head = h + 1;
  gsmack_return(number, a, b);
}

static void first(void) {
  for (int i = 0; i < 3; i++)
    OPERATION1(i, put, i + 1);
}
static void second(void) { get(0); get(1); }

int main(void) {
  run();
  gsmack_linearizable();
}
