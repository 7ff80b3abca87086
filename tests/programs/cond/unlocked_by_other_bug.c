// @expect violated
// @flags --check=assert
// Whether anybody gives up the lock of another is not asked, but one does.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int ready, inside;

void *sender(void *arg) {
  pthread_mutex_lock(&m);
  ready = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return arg;
}

void *other(void *arg) {
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  inside++;
  assert(inside == 1); // want "inside == 1"
  inside--;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, 0, sender, 0);
  pthread_create(&u, 0, other, 0);
  pthread_mutex_lock(&m);
  while (!ready)
    pthread_cond_wait(&c, &m);
  inside++;
  inside--;
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  pthread_join(u, 0);
  return 0;
}
