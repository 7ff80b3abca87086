// @expect verified
// A lock that is tried, and a spin lock for when it is taken.
#include <pthread.h>
#include <stdio.h>

static pthread_spinlock_t spin;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int done, missed;

static void *work(void *arg) {
  for (int i = 0; i < 10000; i++) {
    if (pthread_mutex_trylock(&m) == 0) {
      done++;
      pthread_mutex_unlock(&m);
    } else {
      pthread_spin_lock(&spin);
      missed++;
      pthread_spin_unlock(&spin);
    }
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_spin_init(&spin, PTHREAD_PROCESS_PRIVATE);
  pthread_create(&t, NULL, work, NULL);
  pthread_create(&u, NULL, work, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  printf("%d %d\n", done, missed);
  return 0;
}
