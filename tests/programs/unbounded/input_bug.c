// @expect violated
// As input_ok.c, but main changes its mind: a thread may have gone further than what it compares with in the end.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int often, sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *arg) {
  int i;
  pthread_mutex_lock(&lock);
  for (i = 0; i < often; i++) {
    pthread_mutex_unlock(&lock);
    pthread_mutex_lock(&lock);
    sum++;
  }
  assert(i <= often); // want "assertion: i <= often"
  pthread_mutex_unlock(&lock);
  return arg;
}

int main(void) {
  pthread_t one;
  often = __VERIFIER_nondet_int();
  if (often < 0 || often > 1000000)
    return 0;
  pthread_create(&one, NULL, add, NULL);
  pthread_mutex_lock(&lock);
  often = 0;
  pthread_mutex_unlock(&lock);
  pthread_join(one, NULL);
  return 0;
}
