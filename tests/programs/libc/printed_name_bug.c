// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdio.h>

/* Each thread has a name of its own. */
static char names[2][16];

void *worker(void *arg) {
  int i = (int)(long)arg;
  snprintf(names[i], sizeof names[i], "worker-%d", i);
  return 0;
}

int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, worker, (void *)(long)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  assert(names[1][7] == '0'); // want "names"
  return 0;
}
