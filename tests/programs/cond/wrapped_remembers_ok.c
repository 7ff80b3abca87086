// @expect verified
// A function that waits returns what it reads behind the wait.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int open, changed, began;

static int look(void) {
  int v;
  pthread_cond_wait(&c, &m);
  v = open - 1;
  return v;
}

void *waiter(void *arg) {
  int seen = 0;
  pthread_mutex_lock(&m);
  began = 1;
  while (!open)
    seen = look();
  assert(seen <= 0);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, waiter, 0);
  pthread_mutex_lock(&m);
  if (began)
    changed = 1;
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  open = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_join(t, 0);
  return 0;
}
