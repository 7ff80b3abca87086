// @expect violated
// Nobody closes the end at which is written, so the last read waits for ever.
#include <pthread.h>
#include <unistd.h>

static int ends[2];

static void *producer(void *arg) {
  write(ends[1], "!", 1);
  return arg;
}

int main(void) {
  pthread_t t;
  char c;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  while (read(ends[0], &c, 1) > 0) // want "waits for ever"
    ;
  pthread_join(t, 0);
  return 0;
}
