// @expect verified
#include <pthread.h>
#include <stdlib.h>

/* The ways to come by a mutex that can be used: a static initialiser, static storage, an
 * initialiser in a function, pthread_mutex_init, memory that calloc set to zero. */
struct account {
  int balance;
  pthread_mutex_t m;
};

static pthread_mutex_t given = PTHREAD_MUTEX_INITIALIZER;
static pthread_mutex_t zero;
static struct account accounts[2];

static void use(pthread_mutex_t *m) {
  pthread_mutex_lock(m);
  pthread_mutex_unlock(m);
}

int main(void) {
  pthread_mutex_t local = PTHREAD_MUTEX_INITIALIZER, called;
  struct account *a = malloc(sizeof *a), *b = calloc(1, sizeof *b);
  if (!a || !b)
    return 1;
  pthread_mutex_init(&called, 0);
  pthread_mutex_init(&a->m, 0);
  use(&given);
  use(&zero);
  use(&accounts[1].m);
  use(&local);
  use(&called);
  use(&a->m);
  use(&b->m);
  pthread_mutex_destroy(&called);
  pthread_mutex_destroy(&a->m);
  free(a);
  free(b);
  return 0;
}
