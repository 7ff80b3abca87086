// @expect violated
// Each try gives a structure of which only a part was written, which is copied with the rest.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct result {
  int value;
  bool valid;
};

static atomic_bool ready;
static int data;

static struct result try_take(void) {
  struct result r;
  r.valid = false;
  if (ready) {
    r.value = data;
    r.valid = true;
  }
  return r;
}

static void *give(void *arg) {
  data = 5;
  ready = false;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, give, 0);
  struct result r;
  do
    r = try_take();  // want "for ever"
  while (!r.valid);
  assert(r.value == 5);
  pthread_join(t, 0);
  return 0;
}
