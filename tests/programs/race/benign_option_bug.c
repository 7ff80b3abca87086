// @expect violated
// @flags --benign-race=benign_option_bug.c:9
// What stands on line 10, too, not only on line 9 is read without a lock, in an expression of two lines.
#include <pthread.h>
int g, h;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void *f(void *a) { pthread_mutex_lock(&m); g++; h++; pthread_mutex_unlock(&m); return 0; } // want "race.*h"
static int sum(int k) {
  return g * k
         + h; // want "race.*h"
}
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  int s = sum(2);
  pthread_join(t, 0);
  return s == 9;
}
