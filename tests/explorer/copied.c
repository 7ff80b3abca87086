// A structure is copied while another thread writes its second part and reads the copy of the first. The copy may have read all before it writes.
#include <assert.h>
#include <pthread.h>

struct pair { int a, b; } from = {1, 0}, to;

void *copy(void *arg) {
  to = from;
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, copy, NULL);
  from.b = 1;
  int seen = to.a;
  pthread_join(t, NULL);
  assert(seen || to.b);
  return 0;
}
