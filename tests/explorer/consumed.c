// The arguments are the program's to change; each execution begins with them as they were.
#include <assert.h>
#include <pthread.h>
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int order;
static void *f(void *a) {
  pthread_mutex_lock(&m);
  order = 2 * order + (a != 0);
  pthread_mutex_unlock(&m);
  return 0;
}
int main(int argc, char **argv) {
  assert(argv[0] && argv[0][0] != '?');
  pthread_t t;
  pthread_create(&t, 0, f, 0);
  f(&t);
  argv[0][0] = '?';
  argv[0] = 0;
  pthread_join(t, 0);
  return 0;
}
