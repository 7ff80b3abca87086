// @expect violated
// @flags --check=linearizable
// A queue counts after it has given its lock back: its size can be -1.
#include "clients.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int items[2], head, tail;
static atomic_int count;

static int enqueue(int item) {
  pthread_mutex_lock(&lock);
  items[tail++] = item;
  pthread_mutex_unlock(&lock);
  count++;
  return 1;
}

static int dequeue(void) {
  pthread_mutex_lock(&lock);
  int item = head < tail ? items[head++] : -1;
  if (item >= 0)
    count--;
  pthread_mutex_unlock(&lock);
  return item;
}

static int size(void) { return count; }

static void first(void) { OPERATION1(0, enqueue, 1); OPERATION1(1, enqueue, 2); }
static void second(void) { OPERATION(0, dequeue); OPERATION(1, size); }

int main(void) {
  run();
  gsmack_linearizable(); // want "linearizable: no sequential order"
}
