// @expect verified
// @flags --check=memory
#include <pthread.h>
__thread int mine[3];
int *theirs;

void *f(void *p) {
  theirs = &mine[1];
  *theirs = 2;
  ((int *)p)[2] = 4;
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, mine);
  pthread_join(t, 0);
  return mine[2];
}
