// @expect verified
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <semaphore.h>

sem_t s;

int main(void) {
  int value;
  sem_init(&s, 0, 1);
  sem_getvalue(&s, &value);
  assert(value == 1);
  assert(sem_trywait(&s) == 0);
  assert(sem_trywait(&s) == -1);
  assert(errno == EAGAIN);
  sem_post(&s);
  assert(sem_trywait(&s) == 0);
  return 0;
}
