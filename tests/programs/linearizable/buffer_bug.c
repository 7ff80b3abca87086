// @expect violated
// @flags --check=linearizable
// Operations that wait: take looks at the items, and takes one when it has the lock again.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static int items[3], head, tail;

static int put(int item) {
  pthread_mutex_lock(&lock);
  items[tail++] = item;
  pthread_cond_broadcast(&more);
  pthread_mutex_unlock(&lock);
  return 0;
}

static int take(void) {
  pthread_mutex_lock(&lock);
  while (head == tail)
    pthread_cond_wait(&more, &lock);
  int item = items[head];
  pthread_mutex_unlock(&lock);
  pthread_mutex_lock(&lock);
  head++;
  pthread_mutex_unlock(&lock);
  return item;
}

static void first(void) { OPERATION1(0, put, 1); OPERATION(1, take); }
static void second(void) { OPERATION(0, take); OPERATION1(1, put, 2); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
