// @expect violated
#include <pthread.h>
#include <stdlib.h>

/* All of the object is set to something but the mutex. */
struct account {
  int balance;
  pthread_mutex_t m;
};

int main(void) {
  struct account *a = malloc(sizeof *a);
  if (!a)
    return 1;
  a->balance = 0;
  pthread_mutex_lock(&a->m); // want "pthread_mutex_lock: the mutex is not initialised"
  a->balance++;
  pthread_mutex_unlock(&a->m);
  free(a);
  return 0;
}
