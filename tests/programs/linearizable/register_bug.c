// @expect violated
// @flags --check=linearizable
// A register for two readers with a copy for each: one reads the new value, and after it the other one the old value.
#include "clients.h"

static atomic_int copy[2];

static int write(int value) {
  copy[0] = value;
  copy[1] = value;
  return 0;
}

static int read(int reader) { return copy[reader]; }

static void first(void) { OPERATION1(0, write, 1); OPERATION1(1, write, 2); }
static void second(void) {
  gsmack_call(0, "read");
  gsmack_return(0, read(0));
}

static void *third(void *arg) {
  gsmack_call(0, "read");
  gsmack_return(0, read(1));
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, third, NULL);
  run();
  pthread_join(t, NULL);
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
