// @expect verified
// That a large object is zero takes no step for each of its bytes.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

static char *text;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *count(void *at) {
  pthread_mutex_lock(&lock);
  text[(long)at * 1000]++;
  pthread_mutex_unlock(&lock);
  return 0;
}

int main(void) {
  pthread_t t, u;
  text = calloc(1 << 20, 1);
  if (!text)
    return 1;
  pthread_create(&t, 0, count, (void *)1);
  pthread_create(&u, 0, count, (void *)2);
  pthread_join(t, 0);
  pthread_join(u, 0);
  assert(text[1000] == 1 && text[3000] == 0);
  free(text);
  return 0;
}
