// @expect verified
/* Eight threads change what a lock protects, in whatever order, and each fills a slot that main
 * looks at when they are done: they are alike all the same. */
#include <assert.h>
#include <pthread.h>

enum { THREADS = 8 };

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
unsigned x;
struct job {
  int in, out;
} job[THREADS];

void *work(void *arg) {
  struct job *j = arg;
  pthread_mutex_lock(&lock);
  x = 3 * x + 1;
  pthread_mutex_unlock(&lock);
  j->out = j->in + 1;
  return NULL;
}

int main(void) {
  pthread_t t[THREADS];
  for (int i = 0; i < THREADS; i++)
    pthread_create(&t[i], NULL, work, &job[i]);
  for (int i = 0; i < THREADS; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < THREADS; i++)
    assert(job[i].out == 1);
  assert(x % 3 == 1);
  return 0;
}
