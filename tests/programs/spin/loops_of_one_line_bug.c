// @expect violated
// Who closes tells nobody.
#include <assert.h>
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t customer = PTHREAD_COND_INITIALIZER, chair = PTHREAD_COND_INITIALIZER;
static int waiting, served, closing;

static void *barber(void *arg) {
  pthread_mutex_lock(&m);
  for (;;) { while (!waiting && !closing) pthread_cond_wait(&customer, &m); // want "waits for ever"
    if (!waiting)
      break;
    waiting--;
    served++;
    pthread_cond_signal(&chair);
  }
  pthread_mutex_unlock(&m);
  return arg;
}

static void *visit(void *arg) {
  pthread_mutex_lock(&m);
  waiting++;
  pthread_cond_signal(&customer);
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, barber, NULL);
  pthread_create(&b, NULL, visit, NULL);
  pthread_join(b, NULL);
  pthread_mutex_lock(&m);
  closing = 1;
  pthread_mutex_unlock(&m);
  pthread_join(a, NULL);
  assert(served == 1);
}
