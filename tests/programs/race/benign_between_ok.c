// @expect verified
// What is accessed benignly is not what changes between two accesses under a lock.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int free_slots = 1, used_slots;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  used_slots++;
  used_slots--;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  int seen = free_slots; // gsmack: benign-race
  assert(seen == 1);
  pthread_join(t, 0);
  return 0;
}
