// @expect violated
// @flags --check=memory
#include <pthread.h>
__thread int mine[3];
int *theirs;

void *f(void *p) {
  theirs = &mine[1];
  *theirs = 2;
  ((int *)p)[3] = 4; // want "writes 4 bytes"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, f, mine);
  pthread_join(t, 0);
  return mine[2];
}
