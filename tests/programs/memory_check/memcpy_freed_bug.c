// @expect violated
// @flags --check=memory
// The object is freed when a part of the copy is there.
#include <pthread.h>
#include <stdlib.h>
struct s {
  int first, second, last;
} from = {1, 2, 3}, *to;
void *worker(void *arg) {
  if (to->first == 1)
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
  *to = from; // want "writes 1 byte at offset 4 of calloc#1"
  pthread_join(t, NULL);
  return 0;
}
