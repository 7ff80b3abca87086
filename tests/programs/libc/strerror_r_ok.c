// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>

static void *work(void *arg) {
  char text[32];
  const char *s = strerror_r(ENOENT, text, sizeof text);
  assert(s == text || strlen(s) < 64);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
}
