// @expect verified
/* Two classes of records, each with its own lock. A transfer needs both; the
   auditor must see the sum unchanged. */
#include <assert.h>
#include <pthread.h>

pthread_mutex_t accounts_lock = PTHREAD_MUTEX_INITIALIZER;
pthread_mutex_t orders_lock = PTHREAD_MUTEX_INITIALIZER;
int accounts = 10, orders = 0;

void *buyer(void *arg) {
  pthread_mutex_lock(&accounts_lock);
  pthread_mutex_lock(&orders_lock);
  accounts -= 3;
  orders += 3;
  pthread_mutex_unlock(&orders_lock);
  pthread_mutex_unlock(&accounts_lock);
  return arg;
}

void *auditor(void *arg) {
  pthread_mutex_lock(&accounts_lock);
  pthread_mutex_lock(&orders_lock);
  assert(accounts + orders == 10);
  pthread_mutex_unlock(&orders_lock);
  pthread_mutex_unlock(&accounts_lock);
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, buyer, NULL);
  pthread_create(&b, NULL, auditor, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
