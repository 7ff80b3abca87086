// @expect verified
#include <pthread.h>

/* On Linux zero bytes are what the initialisers leave. */
static pthread_mutex_t m;
static pthread_cond_t c;

int main(void) {
  pthread_mutex_lock(&m);
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  return 0;
}
