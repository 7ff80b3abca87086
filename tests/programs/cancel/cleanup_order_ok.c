// @expect verified
#include <pthread.h>
#include <assert.h>

/* The last one pushed runs first; one that was taken off does not run. */
int seen[3], n;

static void note(void *what) { seen[n++] = *(int *)what; }

void *worker(void *arg) {
  static int one = 1, two = 2, three = 3;
  pthread_cleanup_push(note, &one);
  pthread_cleanup_push(note, &two);
  pthread_cleanup_pop(0);
  pthread_cleanup_push(note, &three);
  pthread_exit(arg);
  pthread_cleanup_pop(1);
  pthread_cleanup_pop(1);
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  pthread_join(t, 0);
  assert(n == 2 && seen[0] == 3 && seen[1] == 1);
  return 0;
}
