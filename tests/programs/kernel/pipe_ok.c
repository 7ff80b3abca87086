// @expect verified
// What comes out of a pipe is what went in, and was written before.
#include <assert.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

static int ends[2];
static int data;

static void *producer(void *arg) {
  data = 7;
  assert(write(ends[1], "go", 2) == 2);
  assert(write(ends[1], "!", 1) == 1);
  close(ends[1]);
  return arg;
}

int main(void) {
  pthread_t t;
  char text[8];
  int n = 0, got;
  if (pipe(ends) != 0)
    return 1;
  pthread_create(&t, 0, producer, 0);
  while ((got = read(ends[0], text + n, sizeof text - n)) > 0) {
    assert(data == 7);
    n += got;
  }
  assert(got == 0 && n == 3 && memcmp(text, "go!", 3) == 0);
  pthread_join(t, 0);
  close(ends[0]);
  return 0;
}
