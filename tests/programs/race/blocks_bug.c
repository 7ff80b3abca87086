// @expect violated
// The second block begins within the first, and nothing else is ever done with
// the buffer.
#include <pthread.h>
#include <string.h>

char buffer[4096];

void *clear_end(void *arg) {
  memset(buffer + 2048, 0, 1024); // want "race.*buffer"
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, clear_end, NULL);
  memset(buffer, 0, 2049);
  pthread_join(t, NULL);
  return 0;
}
