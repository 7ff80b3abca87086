// @expect verified
// Two locks, always taken in one order, a hundred thousand times.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t first = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t second = PTHREAD_MUTEX_INITIALIZER;
static int taken, left = 1000;

static void *take(void *arg) {
  for (int i = 0; i < 100000; i++) {
    pthread_mutex_lock(&first);
    pthread_mutex_lock(&second);
    taken++;
    left--;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
  }
  return arg;
}

static void *give(void *arg) {
  for (int i = 100000; i > 0; i -= 2) {
    pthread_mutex_lock(&first);
    pthread_mutex_lock(&second);
    taken--;
    left++;
    pthread_mutex_unlock(&second);
    pthread_mutex_unlock(&first);
  }
  return arg;
}

int main(void) {
  pthread_t t, g;
  pthread_create(&t, NULL, take, NULL);
  pthread_create(&g, NULL, give, NULL);
  pthread_join(t, NULL);
  pthread_join(g, NULL);
  printf("%d %d\n", taken, left);
  return 0;
}
