// @expect violated
#include <threads.h>

int worker(void *arg) { return 0; }

int main(void) {
  thrd_t t;
  thrd_create(&t, worker, 0);
  thrd_detach(t);
  thrd_detach(t); // want "thrd_detach: the thread is detached already"
  return 0;
}
