// @expect violated
#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

/* What fails has nothing to do with the text, though its length is asked for. */
static int sent;

static void *send(void *unused) {
  char b[4];
  snprintf(b, sizeof b, "%f", 0.1);
  size_t n = strlen(b);
  if (n > 2)
    n = 2;
  int now = __atomic_load_n(&sent, __ATOMIC_SEQ_CST);
  __atomic_store_n(&sent, now + 1, __ATOMIC_SEQ_CST);
  return unused;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, send, 0);
  send(0);
  pthread_join(t, 0);
  assert(sent == 2); // want "sent"
  return 0;
}
