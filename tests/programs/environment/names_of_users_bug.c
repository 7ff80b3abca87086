// @expect violated
// getpwuid gives what the next call writes to, in any thread.
#include <pthread.h>
#include <pwd.h>

static void *look(void *p) {
  getpwuid(1);
  return p;
}

int main(void) {
  pthread_t other;
  pthread_create(&other, 0, look, 0);
  getpwuid(2);
  pthread_join(other, 0);
}
