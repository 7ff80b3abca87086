// @expect verified
#include <assert.h>
#include <pthread.h>

pthread_mutex_t locks[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int x;

static void both(int i, int j) {
  pthread_mutex_lock(&locks[i < j ? i : j]);
  pthread_mutex_lock(&locks[i < j ? j : i]);
  x++;
  pthread_mutex_unlock(&locks[i]);
  pthread_mutex_unlock(&locks[j]);
}

void *thread(void *arg) {
  both(0, 1);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, thread, 0);
  both(1, 0);
  pthread_join(t, 0);
  assert(x == 2);
  return 0;
}
