// @expect violated
// There is no other thread that could set what this one waits for.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done;

int main(void) {
  for (;;) { // want "goes round"
    pthread_mutex_lock(&m);
    if (done) {
      pthread_mutex_unlock(&m);
      break;
    }
    pthread_mutex_unlock(&m);
  }
  return 0;
}
