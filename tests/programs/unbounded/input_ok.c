// @expect verified
// Each of two threads adds as often as the input says.
#include <assert.h>
#include <pthread.h>

int __VERIFIER_nondet_int(void);

static int often, sum;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *add(void *arg) {
  for (int i = 0; i < often; i++) {
    pthread_mutex_lock(&lock);
    sum++;
    pthread_mutex_unlock(&lock);
  }
  return arg;
}

int main(void) {
  pthread_t one, other;
  often = __VERIFIER_nondet_int();
  if (often < 0 || often > 1000000)
    return 0;
  pthread_create(&one, NULL, add, NULL);
  pthread_create(&other, NULL, add, NULL);
  pthread_join(one, NULL);
  pthread_join(other, NULL);
  assert(sum == 2 * often);
  return 0;
}
