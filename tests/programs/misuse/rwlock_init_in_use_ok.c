// @expect verified
#include <pthread.h>

static pthread_rwlock_t l;
static int n;

static void *worker(void *arg) {
  pthread_rwlock_rdlock(&l);
  int seen = n;
  pthread_rwlock_unlock(&l);
  return seen ? arg : NULL;
}

int main(void) {
  pthread_t t;
  pthread_rwlock_init(&l, NULL);
  pthread_create(&t, NULL, worker, NULL);
  pthread_join(t, NULL);
  return 0;
}
