// @expect verified
// What is waited for lies beside a variable that others read. It holds for ever after.
#include <assert.h>
#include <gsmack.h>
#include <pthread.h>
#include <stdatomic.h>

_Alignas(8) atomic_int x[2];

void *writer(void *arg) {
  x[1] = 1;
  x[1] = 2;
  x[1] = 2;
  return arg;
}

void *waiter(void *arg) {
  int first = x[0];
  __gsmack_atomic_begin();
  __gsmack_await(x[1] != 0);
  __gsmack_atomic_end();
  assert(first == 0);
  return arg;
}

void *reader(void *arg) {
  int read = x[0];
  return read ? 0 : arg;
}

int main(void) {
  pthread_t t[3];
  pthread_create(&t[0], 0, writer, 0);
  pthread_create(&t[1], 0, waiter, 0);
  pthread_create(&t[2], 0, reader, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
}
