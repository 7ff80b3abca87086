// @expect unknown
#include <pthread.h>

extern int careful;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&m);
  if (careful) // want "careful"
    pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 0;
}
