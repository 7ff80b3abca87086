// @expect verified
// @flags --check=linearizable
// A deque whose owner works at the bottom while others steal from the top (Arora, Blumofe and Plaxton; Chase and Lev): the last item is taken by compare and swap.
#include "clients.h"

static int items[3];
static atomic_int top, bottom;

static int push(int item) {
  int b = bottom;
  items[b] = item;
  bottom = b + 1;
  return 1;
}

static int take(void) {
  int b = bottom - 1;
  bottom = b;
  int t = top;
  if (t < b)
    return items[b];
  int item = t == b ? items[b] : 0;
  if (item && !atomic_compare_exchange_strong(&top, &t, t + 1))
    item = 0;
  bottom = b + 1;
  return item;
}

static int steal(void) {
  for (;;) {
    int t = top;
    if (t >= bottom)
      return 0;
    int item = items[t];
    if (atomic_compare_exchange_strong(&top, &t, t + 1))
      return item;
  }
}

static void first(void) { OPERATION1(0, push, 1); OPERATION1(1, push, 2); OPERATION(2, take); }
static void second(void) { OPERATION(0, steal); OPERATION(1, steal); }

int main(void) {
  run();
  gsmack_linearizable();
}
