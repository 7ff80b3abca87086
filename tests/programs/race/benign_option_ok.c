// @expect verified
// @flags --benign-race=benign_option_ok.c:9
// Only what stands on line 9 is read without a lock, in an expression of two lines.
#include <pthread.h>
int g, h;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *a) { pthread_mutex_lock(&m); g++; pthread_mutex_unlock(&m); return 0; }
static int sum(int k) {
  return g * k
         + h;
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int s = sum(2);
  pthread_join(t, 0);
  return s == 9;
}
