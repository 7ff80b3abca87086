// @expect verified
// @flags --check=linearizable
// Money is moved under the lock that the sum is made under.
#include "clients.h"

static pthread_mutex_t lock[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static int account[2] = {10, 10};

static int transfer(int amount) {
  pthread_mutex_lock(&lock[0]);
  account[0] -= amount;
  pthread_mutex_lock(&lock[1]);
  pthread_mutex_unlock(&lock[0]);
  account[1] += amount;
  pthread_mutex_unlock(&lock[1]);
  return 0;
}

static int sum(void) {
  pthread_mutex_lock(&lock[0]);
  int a = account[0];
  pthread_mutex_lock(&lock[1]);
  pthread_mutex_unlock(&lock[0]);
  int b = account[1];
  pthread_mutex_unlock(&lock[1]);
  return a + b;
}

static void first(void) { OPERATION1(0, transfer, 3); OPERATION1(1, transfer, 4); }
static void second(void) { OPERATION(0, sum); OPERATION(1, sum); }

int main(void) {
  run();
  gsmack_linearizable();
}
