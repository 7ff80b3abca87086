// @expect violated
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <semaphore.h>

/* A name is taken, or stands for nothing. */
int main(void) {
  assert(sem_open("/s", 0) == SEM_FAILED && errno == ENOENT);
  sem_t *s = sem_open("/s", O_CREAT | O_EXCL, 0600, 2);
  assert(s != SEM_FAILED);
  assert(sem_open("/s", O_CREAT | O_EXCL, 0600, 2) == SEM_FAILED && errno == EEXIST);
  assert(sem_open("/s", O_CREAT, 0600, 7) == s);
  int value;
  sem_getvalue(s, &value);
  assert(value == 7); // want "value"
  assert(sem_close(s) == 0);
  assert(sem_unlink("/s") == 0);
  assert(sem_unlink("/s") == -1 && errno == ENOENT);
  return 0;
}
