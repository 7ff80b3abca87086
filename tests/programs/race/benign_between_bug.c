// @expect violated
// A benign access comes between two accesses that a lock protects from all others.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int free_slots = 1;

void *worker(void *arg) {
  pthread_mutex_lock(&m);
  free_slots--;
  free_slots++;
  pthread_mutex_unlock(&m);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  int seen = free_slots; // gsmack: benign-race
  assert(seen == 1); // want "seen == 1"
  pthread_join(t, 0);
  return 0;
}
