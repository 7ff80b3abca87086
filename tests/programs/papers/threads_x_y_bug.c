// @expect violated
/* Threads X and Y share a slot number; Y may run after X took it below zero. */
#include <assert.h>
#include <pthread.h>

int slot = 1;
int a[2];

void *X(void *arg) {
  if (slot > 0)
    slot = slot - 1;
  return arg;
}

void *Y(void *arg) {
  if (slot > 0) {
    slot = slot - 1;
    assert(slot >= 0 && slot < 2); // want "slot >= 0"
    a[slot] = 1; // want "memory: .*writes 4 bytes at offset -?[48] of a"
  }
  return arg;
}

int main(void) {
  pthread_t x, y;
  pthread_create(&x, NULL, X, NULL);
  pthread_create(&y, NULL, Y, NULL);
  pthread_join(x, NULL);
  pthread_join(y, NULL);
  return 0;
}
