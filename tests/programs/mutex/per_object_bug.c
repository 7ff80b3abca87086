// @expect violated
#include <assert.h>
#include <pthread.h>

struct account {
  pthread_mutex_t lock;
  int money;
};

struct account accounts[2] = {{PTHREAD_MUTEX_INITIALIZER, 5}, {PTHREAD_MUTEX_INITIALIZER, 5}};

static void add(struct account *a, int n) {
  struct account mine = *a; /* a copy of the lock protects nothing */
  pthread_mutex_lock(&mine.lock);
  a->money += n;
  pthread_mutex_unlock(&mine.lock);
}

void *transfer(void *arg) {
  add(&accounts[0], -1);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, transfer, NULL);
  add(&accounts[0], +1);
  pthread_join(t, NULL);
  assert(accounts[0].money == 5); // want "money == 5"
  return 0;
}
