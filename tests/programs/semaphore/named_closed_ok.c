// @expect verified
// A named semaphore is opened twice and closed once, and opened again after it was closed: it keeps its count.
#include <assert.h>
#include <fcntl.h>
#include <semaphore.h>

int main(void) {
  sem_t *sem = sem_open("/one", O_CREAT, 0600, 1), *same = sem_open("/one", 0);
  if (sem == SEM_FAILED || same == SEM_FAILED)
    return 1;
  sem_close(same);
  sem_post(sem);
  sem_close(sem);
  sem = sem_open("/one", 0);
  int count;
  assert(sem != SEM_FAILED && sem_getvalue(sem, &count) == 0 && count == 2);
  sem_wait(sem);
  sem_close(sem);
  return 0;
}
