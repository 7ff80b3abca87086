// @expect violated
// The twin of libc_version_ok.c: what newer ones need is left out.
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
  if (older_than(21))
    sem_init(&ready, 0, 1);
  sem_wait(&ready); // want "sem_wait"
  assert(older_than(__GLIBC_MINOR__ + 1));
  return 0;
}
