// @expect verified
// The blocks meet, but they do not overlap.
#include <pthread.h>
#include <string.h>

char buffer[4096];

void *clear_end(void *arg) {
  memset(buffer + 2048, 0, 1024);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, clear_end, NULL);
  memset(buffer, 0, 2048);
  pthread_join(t, NULL);
  return 0;
}
