// @expect violated
// The data comes behind the byte that announces it.
#include <pthread.h>
#include <unistd.h>

static int ends[2];
static int data;

static void *producer(void *arg) {
  write(ends[1], "!", 1);
  data = 7; // want "race"
  return arg;
}

int main(void) {
  pthread_t t;
  char c;
  int seen = 0;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  if (read(ends[0], &c, 1) == 1)
    seen = data; // want "race"
  pthread_join(t, 0);
  return seen;
}
