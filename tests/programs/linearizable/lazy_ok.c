// @expect verified
// @flags --check=linearizable
// Lazy initialisation: the first object that is published is the one that all get.
#include "clients.h"

static pthread_mutex_t creating = PTHREAD_MUTEX_INITIALIZER;
static atomic_int made, value;

/* Objects are numbered from 1. */
static int create(void) { return atomic_fetch_add(&made, 1) + 1; }

static int get(void) {
  int v = value;
  if (v)
    return v;
  pthread_mutex_lock(&creating);
  if (!value)
    value = create();
  pthread_mutex_unlock(&creating);
  return value;
}

static void first(void) { OPERATION(0, get); OPERATION(1, get); }
static void second(void) { OPERATION(0, get); }

int main(void) {
  run();
  gsmack_linearizable();
}
