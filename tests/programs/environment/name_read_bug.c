// @expect violated
// getenv reads the name, and putenv keeps the text.
#include <pthread.h>
#include <stdlib.h>

static char name[] = "HOME";

static void *work(void *arg) {
  name[0] = 'h'; // want "race"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  char *home = getenv(name);
  pthread_join(t, 0);
  return home == 0;
}
