// @expect violated
// @flags --check=linearizable
// Lazy initialisation as of .NET without a lock: two threads make an object each, and each returns its own.
#include "clients.h"

static atomic_int made, value;

/* Objects are numbered from 1. */
static int create(void) { return atomic_fetch_add(&made, 1) + 1; }

static int get(void) {
  int v = value;
  if (v)
    return v;
  v = create();
  value = v;
  return v;
}

static void first(void) { OPERATION(0, get); OPERATION(1, get); }
static void second(void) { OPERATION(0, get); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
