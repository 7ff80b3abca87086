// @expect verified
// @flags --check=race
// A function of the program hands its arguments on to vprintf with a format of its own, which reads only the address.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

char buf[8] = "a";

static void note(int level, ...) {
  va_list list;
  va_start(list, level);
  vprintf("%d %p\n", list);
  va_end(list);
}

void *worker(void *arg) {
  buf[0] = 'x';
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  note(2, 1, (void *)buf);
  pthread_join(t, 0);
  return 0;
}
