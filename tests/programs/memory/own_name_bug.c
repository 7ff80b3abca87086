// @expect violated
// The name is in an array that both threads have, who cut it short where they were told.
#include <assert.h>
#include <pthread.h>
#include <string.h>

static unsigned long lengths[2];
static char name[16];

static void *worker(void *arg) {
  unsigned long *length = arg;
  strncpy(name, "worker of two", sizeof name - 1); // want "race"
  name[length - lengths + 5] = 0; // want "race"
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
