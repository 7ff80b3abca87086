// @expect violated
#include <pthread.h>
#include <assert.h>

int seen[3], n;

static void note(void *what) { seen[n++] = *(int *)what; }

void *worker(void *arg) {
  static int one = 1, two = 2;
  pthread_cleanup_push(note, &one);
  pthread_cleanup_push(note, &two);
  pthread_exit(arg);
  pthread_cleanup_pop(1);
  pthread_cleanup_pop(1);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(seen[0] == 1); // want "seen.0. == 1"
  return 0;
}
