// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct account {
  pthread_mutex_t lock;
  int balance;
};

void *deposit(void *arg) {
  struct account *a = arg;
  pthread_mutex_lock(&a->lock);
  a->balance += 10;
  pthread_mutex_unlock(&a->lock);
  return 0;
}

int main(void) {
  pthread_t t;
  struct account *a = malloc(sizeof *a);
  pthread_mutex_init(&a->lock, 0);
  a->balance = 0;
  pthread_create(&t, 0, deposit, a);
  deposit(a);
  assert(a->balance == 20); // want "a->balance == 20"
  pthread_mutex_destroy(&a->lock);
  free(a);
  return 0;
}
