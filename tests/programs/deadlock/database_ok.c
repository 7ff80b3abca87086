// @expect verified
#include <pthread.h>

/* Accounts and orders have a lock each. */
struct table {
  pthread_mutex_t lock;
  int rows;
} accounts = {PTHREAD_MUTEX_INITIALIZER, 0}, orders = {PTHREAD_MUTEX_INITIALIZER, 0};

static void both(struct table *first, struct table *second) {
  pthread_mutex_lock(&first->lock);
  pthread_mutex_lock(&second->lock);
  first->rows++;
  second->rows++;
  pthread_mutex_unlock(&second->lock);
  pthread_mutex_unlock(&first->lock);
}

void *sell(void *arg) {
  both(&accounts, &orders);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, sell, 0);
  both(&accounts, &orders);
  pthread_join(t, 0);
  return 0;
}
