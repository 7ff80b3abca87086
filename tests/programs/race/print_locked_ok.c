// @expect verified
// The function that prints takes the lock which orders what it reads.
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

char buf[8] = "a";
pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void note(const char *format, ...) {
  va_list list;
  va_start(list, format);
  pthread_mutex_lock(&lock);
  vprintf(format, list);
  pthread_mutex_unlock(&lock);
  va_end(list);
}

void *worker(void *arg) {
  pthread_mutex_lock(&lock);
  buf[0] = 'x';
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  note("%s\n", buf);
  pthread_join(t, 0);
  return 0;
}
