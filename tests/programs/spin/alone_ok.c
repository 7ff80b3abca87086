// @expect verified
// It is set at the third iteration.
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int done, tries;

int main(void) {
  for (;;) {
    pthread_mutex_lock(&m);
    done = tries++ == 2;
    if (done) {
      pthread_mutex_unlock(&m);
      break;
    }
    pthread_mutex_unlock(&m);
  }
  return 0;
}
