// @expect verified
// @flags --check=memory
#include <pthread.h>
static void *f(void *a) {
  return (void *)(long)*(int *)a;
}

int main(void) {
  pthread_t t[2];
  int ids[2];
  for (int i = 0; i < 2; i++) {
    ids[i] = i;
    pthread_create(&t[i], 0, f, &ids[i]);
  }
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return 0;
}
