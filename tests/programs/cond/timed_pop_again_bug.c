// @expect violated
// A function that waits for an item for some time is called until there is one, which never is.
#include <pthread.h>
#include <time.h>
#include <assert.h>
#include <errno.h>
#include <sys/time.h>
typedef struct { int buf[2]; int n; pthread_mutex_t m; pthread_cond_t c; } queue;
static queue Q = { .m = PTHREAD_MUTEX_INITIALIZER, .c = PTHREAD_COND_INITIALIZER };
int q_pop(queue *q, int *v, int ms) {
  struct timespec ts; clock_gettime(CLOCK_REALTIME, &ts);
  ts.tv_nsec += ms * 1000000L; if (ts.tv_nsec >= 1000000000L) { ts.tv_sec++; ts.tv_nsec -= 1000000000L; }
  pthread_mutex_lock(&q->m);
  while (q->n == 0) {
    int rc = pthread_cond_timedwait(&q->c, &q->m, &ts);
    if (rc == ETIMEDOUT) { pthread_mutex_unlock(&q->m); return -1; }
  }
  *v = q->buf[--q->n];
  pthread_mutex_unlock(&q->m);
  return 0;
}
void *w(void *a) { pthread_mutex_lock(&Q.m); Q.buf[Q.n] = 42;
 pthread_cond_signal(&Q.c);
 pthread_mutex_unlock(&Q.m); return 0; }
int main(void) { pthread_t t; pthread_create(&t, 0, w, 0); int v = 0; while (q_pop(&Q, &v, 10) != 0) {} assert(v == 42); pthread_join(t, 0); }
