// @expect violated
// The one of POSIX, which writes to the buffer.
#define _POSIX_C_SOURCE 200809L
#include <pthread.h>
#include <string.h>

static char text[32];

static void *work(void *arg) {
  return (void *)(long)strerror_r(1, text, sizeof text); // want "race"
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, work, 0);
  work(0);
  pthread_join(t, 0);
}
