// @expect violated
// A named semaphore is used after the process has closed it.
#include <fcntl.h>
#include <semaphore.h>

int main(void) {
  sem_t *sem = sem_open("/one", O_CREAT, 0600, 1);
  if (sem == SEM_FAILED)
    return 1;
  sem_close(sem);
  sem_wait(sem); // want "destroyed or closed"
  return 0;
}
