// @expect violated
#include <pthread.h>
#include <stdlib.h>

/* What malloc gives holds anything, but nobody destroyed it. */
int main(void) {
  pthread_mutex_t *m = malloc(sizeof *m);
  if (m)
    pthread_mutex_lock(m); // want "pthread_mutex_lock: the mutex is not initialised"
  return 0;
}
