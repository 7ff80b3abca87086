// @expect verified
// Two sections of different locks in each of a million iterations.
#include <pthread.h>
#include <stdio.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, n = PTHREAD_MUTEX_INITIALIZER;
static int a, b;

static void *work(void *arg) {
  for (int i = 0; i < 1000000; i++) {
    pthread_mutex_lock(&m);
    a++;
    pthread_mutex_unlock(&m);
    pthread_mutex_lock(&n);
    b += 2;
    pthread_mutex_unlock(&n);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  pthread_create(&t, NULL, work, NULL);
  pthread_create(&u, NULL, work, NULL);
  for (int i = 0; i < 1000; i++) {
    pthread_mutex_lock(&m);
    int seen = a;
    pthread_mutex_unlock(&m);
    printf("%d\n", seen);
  }
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  printf("%d %d\n", a, b);
  return 0;
}
