// @expect violated
// A function of the program hands its arguments on to vprintf, which reads the text.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

char buf[8] = "a", other[8] = "b";

static void note(const char *format, ...) {
  va_list list;
  va_start(list, format);
  vprintf(format, list);
  va_end(list);
}

void *worker(void *arg) {
  buf[0] = 'x'; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  note("%p %d %f %s\n", (void *)buf, 1, 1.0, buf); // want "race"
  pthread_join(t, 0);
  return 0;
}
