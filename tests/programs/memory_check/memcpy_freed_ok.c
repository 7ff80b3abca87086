// @expect verified
// @flags --check=memory
// The object is freed when a part of the copy is there.
#include <pthread.h>
#include <stdlib.h>
struct s {
  int first, second, last;
} from = {1, 2, 3 << 24}, *to; // the last byte of the copy is not zero
void *worker(void *arg) {
  if (to->last)
    free(to);
  else
    exit(0);
  return arg;
}
int main(void) {
  pthread_t t;
  to = calloc(1, sizeof *to);
  if (!to)
    return 1;
  pthread_create(&t, NULL, worker, NULL);
  *to = from;
  pthread_join(t, NULL);
  return 0;
}
