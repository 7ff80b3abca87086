// @expect violated
#include <pthread.h>
#include <unistd.h>

/* write reads all of what it writes. */
char buffer[8];

void *worker(void *arg) {
  buffer[3] = 1; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, worker, 0);
  write(1, buffer, sizeof buffer); // want "race"
  pthread_join(t, 0);
  return 0;
}
