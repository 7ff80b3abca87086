// @expect verified
// @flags --check=assert,deadlock,misuse
#include <pthread.h>
#include <assert.h>
#include <fcntl.h>
#include <semaphore.h>

int x;

void *worker(void *arg) {
  sem_t *s = sem_open("/turn", 0);
  assert(s != SEM_FAILED);
  sem_wait(s);
  x++;
  sem_post(s);
  sem_close(s);
  return arg;
}

int main(void) {
  pthread_t t;
  sem_t *s = sem_open("/turn", O_CREAT, 0600, 1);
  assert(s != SEM_FAILED);
  pthread_create(&t, 0, worker, 0);
  sem_wait(s);
  x++;
  sem_post(s);
  pthread_join(t, 0);
  sem_close(s);
  sem_unlink("/turn");
  assert(sem_open("/turn", 0) == SEM_FAILED);
  assert(x == 2);
  return 0;
}
