// @expect violated
// @flags --check=linearizable
// A stack with elimination whose push takes its offer back by a store: a pop that has taken it and the next one get the same node.
#include "clients.h"

/* Nodes are numbered from 1. */
enum { NOBODY, OFFERED = 10, TAKEN = 20 };
static int following[3];
static atomic_int top, offer;

static int push(int node) {
  for (;;) {
    int t = top;
    following[node] = t;
    if (atomic_compare_exchange_strong(&top, &t, node))
      return 1;
    int o = NOBODY;
    if (!atomic_compare_exchange_strong(&offer, &o, OFFERED + node))
      continue;
    int taken = offer == TAKEN;
    offer = NOBODY;
    if (taken)
      return 1;
  }
}

static int pop(void) {
  for (;;) {
    int t = top, o = offer;
    if (o > OFFERED && o < TAKEN && atomic_compare_exchange_strong(&offer, &o, TAKEN))
      return o - OFFERED;
    if (t == 0 || atomic_compare_exchange_strong(&top, &t, following[t]))
      return t;
  }
}

static void first(void) { OPERATION1(0, push, 1); OPERATION1(1, push, 2); }
static void second(void) { OPERATION(0, pop); OPERATION(1, pop); }

int main(void) {
  run();
  OPERATION(0, pop);
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
