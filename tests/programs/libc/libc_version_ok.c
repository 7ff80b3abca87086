// @expect verified
// Which C library a program runs with decides what it works around: the one that has the headers.
#include <assert.h>
#include <gnu/libc-version.h>
#include <semaphore.h>
#include <stdlib.h>

static sem_t ready;

static int older_than(int minor) {
  const char *version = gnu_get_libc_version();
  return version[0] == '2' && version[1] == '.' && atoi(version + 2) < minor;
}

int main(void) {
  if (!older_than(21))
    sem_init(&ready, 0, 1);
  sem_wait(&ready);
  assert(older_than(__GLIBC_MINOR__ + 1));
  return 0;
}
