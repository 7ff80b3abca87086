// @expect verified
// @flags --unroll=1
// Three calls copy strings: from one into an array that both threads read, from there into one of each thread, and from that into an object. The arrays
// of the threads are theirs, since what strcpy writes is told apart by its calls, so that loops over the names end where they say.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static char prefix[16];
static char *names[2];

static void *worker(void *arg) {
  char **name = arg;
  char own[16];
  strcpy(own, "of two");
  *name = malloc(16);
  strcpy(*name, own);
  assert(strlen(own) == 6 && strlen(prefix) == 6);
  return NULL;
}
int main(void) {
  pthread_t t[2];
  strcpy(prefix, "worker");
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, worker, &names[i]);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < 2; i++)
    free(names[i]);
}
