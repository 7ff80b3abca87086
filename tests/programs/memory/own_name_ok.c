// @expect verified
// Each thread puts a name together in an array of its own and looks how long it is: what it finds there is what it has written, and loops end where it says.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static unsigned long lengths[2];

static void *worker(void *arg) {
  unsigned long *length = arg;
  char name[16];
  strncpy(name, "worker of two", sizeof name - 1);
  name[sizeof name - 1] = 0;
  *length = strlen(name);
  return NULL;
}
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, worker, &lengths[i]);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  assert(lengths[0] == 13 && lengths[1] == 13);
}
