// @expect violated
// The twin of copied_names_ok.c: a thread copies into the array that the other one reads.
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
  strcpy(prefix, own); // want "race"
  assert(strlen(own) == 6 && strlen(prefix) == 6); // want "race"
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
