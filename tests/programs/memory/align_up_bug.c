// @expect violated
// Two threads take bytes and aligned numbers from one block, of which clang-19 aligns the pointer by llvm.ptrmask.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

static char *next;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static void *take(size_t size) {
  pthread_mutex_lock(&m);
  char *p = __builtin_align_up(next, 8);
  next = p + size;
  pthread_mutex_unlock(&m);
  return p;
}

static void *thread(void *arg) {
  char *bytes = take(3);
  bytes[2] = 1;
  int64_t *number = take(sizeof *number);
  *number = 4; // want "writes 8 bytes at offset 24 of malloc"
  assert((uintptr_t)number % 8 == 0);
  return arg;
}

int main(void) {
  char *block = malloc(28);
  next = block;
  pthread_t t, u;
  pthread_create(&t, NULL, thread, NULL);
  pthread_create(&u, NULL, thread, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  free(block);
  return 0;
}
