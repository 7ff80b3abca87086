// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_t main_thread;
int x;

void *worker(void *arg) {
  void *result;
  pthread_join(main_thread, &result);
  assert(x == 1);
  assert(result == &x);
  return arg;
}

int main(void) {
  pthread_t t;
  main_thread = pthread_self();
  pthread_create(&t, 0, worker, 0);
  x = 1;
  pthread_exit(&x);
}
