// @expect verified
#include <assert.h>
#include <pthread.h>

static int answer;

static void give_up(int value) {
  answer = value;
  pthread_exit(&answer);
}

void *worker(void *arg) {
  give_up(42);
  answer = 0;
  return arg;
}

int main(void) {
  pthread_t t;
  void *result;
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, &result);
  assert(result == &answer);
  assert(*(int *)result == 42);
  return 0;
}
