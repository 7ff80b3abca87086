// @expect verified
// @flags --check=linearizable
// A stack whose nodes are used again. The top has a count beside it that no two tops share.
#include "clients.h"

/* Nodes are numbered from 1. The stack holds 1 above 2. */
static int following[3] = {0, 2, 0};
static atomic_uint top = 1;

static int pop(void) {
  unsigned t = top;
  do {
    if (t % 4 == 0)
      return 0;
  } while (!atomic_compare_exchange_strong(&top, &t, following[t % 4] + (t / 4 + 1) * 4));
  return t % 4;
}

static int push(int node) {
  unsigned t = top;
  do
    following[node] = t % 4;
  while (!atomic_compare_exchange_strong(&top, &t, node + (t / 4 + 1) * 4));
  return 0;
}

static void first(void) { OPERATION(0, pop); OPERATION(1, pop); }

static void second(void) {
  gsmack_call(0, "pop");
  int a = pop();
  gsmack_return(0, a);
  gsmack_call(1, "pop");
  int b = pop();
  gsmack_return(1, b);
  if (a == 1 && b == 2)
    OPERATION1(2, push, 1);
}

int main(void) {
  run();
  gsmack_linearizable();
}
