// @expect verified
// @flags --check=linearizable
// A queue whose pop waits for an item: it waits for ever only where nobody pushes, and there it does alone, too.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static atomic_int items[2], head, tail;

static int push(int item) {
  items[tail] = item;
  pthread_mutex_lock(&lock);
  tail++;
  pthread_mutex_unlock(&lock);
  pthread_cond_signal(&more);
  return 0;
}

static int pop(void) {
  pthread_mutex_lock(&lock);
  while (head == tail)
    pthread_cond_wait(&more, &lock);
  int item = items[head++];
  pthread_mutex_unlock(&lock);
  return item;
}

static void first(void) { OPERATION1(0, push, 1); }
static void second(void) { OPERATION(0, pop); OPERATION(1, pop); }

int main(void) {
  run();
  gsmack_linearizable();
}
