// @expect violated
// Time is up again and again, and nobody ever sets what the loop waits for.
#include <pthread.h>
#include <time.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t c = PTHREAD_COND_INITIALIZER;
static int done;

int main(void) {
  pthread_mutex_lock(&m);
  while (!done) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    pthread_cond_timedwait(&c, &m, &until);
  }
  pthread_mutex_unlock(&m);
}
