// @expect verified
// What putenv was given is the environment's text, which getenv looks through.
#include <pthread.h>
#include <stdlib.h>

static char text[] = "A=1";

static void *work(void *arg) {
  text[0] = 'B';
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t;
  text[2] = (char)('0' + argc % 10);
  if (putenv(text)) return 1;
  pthread_create(&t, 0, work, 0);
  pthread_join(t, 0);
  return getenv("C") != 0;
}
