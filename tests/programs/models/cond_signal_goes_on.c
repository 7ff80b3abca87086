// @expect violated
#include <assert.h>
#include <pthread.h>

/* Whoever signals does not wait for the one that is woken. */
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
int tickets, served;

void *customer(void *arg) {
  pthread_mutex_lock(&m);
  while (tickets == 0)
    pthread_cond_wait(&c, &m);
  tickets--;
  served++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t a;
  pthread_create(&a, 0, customer, 0);
  pthread_mutex_lock(&m);
  tickets = 1;
  pthread_cond_signal(&c);
  pthread_mutex_unlock(&m);
  pthread_mutex_lock(&m);
  assert(served == 1); // want "served == 1"
  pthread_mutex_unlock(&m);
  pthread_join(a, 0);
  return 0;
}
