// @expect verified
// @flags --check=memory
#include <pthread.h>
unsigned count, total = 12;

void *finish(void *unused) {
  count = 4;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, finish, 0);
  pthread_join(t, 0);
  unsigned mean = total / count;
  return (int)mean;
}
