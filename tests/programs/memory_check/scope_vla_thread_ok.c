// @expect verified
// @flags --check=memory
#include <pthread.h>

static void *f(void *a) {
  ((int *)a)[0] = 1;
  return 0;
}

int main(int argc, char **argv) {
  pthread_t t;
  {
    int a[argc > 2 ? 3 : 2];
    pthread_create(&t, 0, f, a);
    pthread_join(t, 0);
  }
  return 0;
}
