// @expect violated
// The sum is one less than what is asserted if an increment is lost.
// @flags --check=assert
#include <assert.h>
#include <pthread.h>

#define N 20
static int counter;

static void *up(void *arg) {
  for (int i = 0; i < N; i++)
    counter++;
  return arg;
}

int main(void) {
  pthread_t a, b;
  pthread_create(&a, NULL, up, NULL);
  pthread_create(&b, NULL, up, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  assert(counter == 2 * N); // want "assert"
  return 0;
}
