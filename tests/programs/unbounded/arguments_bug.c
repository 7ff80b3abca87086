// @expect violated
// As arguments_ok.c, but the threads do not begin with the same number.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct job {
  long often;
  pthread_mutex_t *lock;
  long *sum;
};

static void *add(void *arg) {
  struct job *j = arg;
  for (long i = j->often > 10; i <= j->often; i++) {
    pthread_mutex_lock(j->lock);
    ++*j->sum;
    pthread_mutex_unlock(j->lock);
  }
  return NULL;
}

int main(int argc, char **argv) {
  long sum = 0, often = argc > 1 ? strtol(argv[1], NULL, 10) : 10;
  if (often < 0 || often > 100000)
    return 1;
  pthread_mutex_t lock;
  pthread_mutex_init(&lock, NULL);
  struct job a = {often, &lock, &sum}, b = {2 * often, &lock, &sum};
  pthread_t one, other;
  pthread_create(&one, NULL, add, &a);
  pthread_create(&other, NULL, add, &b);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  pthread_mutex_destroy(&lock);
  assert(sum == 3 * often); // want "assertion: sum == 3"
  return 0;
}
