// @expect verified
#include <assert.h>
#include <threads.h>

/* thrd_exit ends the thread from within, and whoever joins gets its result. */
int after;

static void give_up(void) { thrd_exit(7); }

int worker(void *arg) {
  give_up();
  after = 1;
  return 3;
}

int main(void) {
  thrd_t t;
  int result;
  thrd_create(&t, worker, 0);
  thrd_join(t, &result);
  assert(result == 7 && !after);
  return 0;
}
