// @expect violated
// @flags --check=linearizable
// A queue whose pop waits for an item: what is pushed without the lock, between the look and the wait, wakes nobody.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t more = PTHREAD_COND_INITIALIZER;
static atomic_int items[2], head, tail;

static int push(int item) {
  items[tail] = item;
  tail++;
  pthread_cond_signal(&more);
  return 0;
}

static int pop(void) {
  pthread_mutex_lock(&lock);
  while (head == tail)
    pthread_cond_wait(&more, &lock); // want "waits for ever"
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
