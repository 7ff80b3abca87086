// A program may define a function of threads itself that has no model.
#include <pthread.h>
#include <signal.h>
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old) { return 0; }
static void *f(void *a) {
  pthread_sigmask(SIG_BLOCK, 0, 0);
  return a;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  pthread_join(t, 0);
  return 0;
}
