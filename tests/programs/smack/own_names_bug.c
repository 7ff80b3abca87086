// @expect violated
#include <assert.h>
#include <pthread.h>
#include <smack.h>

/* What <smack.h> makes of the mutexes of POSIX. */
smack_mutex_t m;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready;

void *worker(void *arg) {
  smack_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  smack_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  smack_mutex_init(&m, 0);
  pthread_create(&t, 0, worker, 0);
  smack_mutex_lock(&m);
  assert(smack_mutex_trylock(&m) != 0);
  if (!ready)
    smack_cond_wait(&c, &m);
  assert(ready); // want "ready"
  smack_mutex_unlock(&m);
  pthread_join(t, 0);
  smack_mutex_destroy(&m);
  return 0;
}
