// @expect violated
// @flags --check=memory
// The loop goes on while the thread reads its variable.
#include <pthread.h>
static void *f(void *a) {
  return (void *)(long)*(int *)a; // want "of id"
}

int main(void) {
  pthread_t t[2];
  int ids[2];
  for (int i = 0; i < 2; i++) {
    int id = i;
    ids[i] = i;
    pthread_create(&t[i], 0, f, &id);
  }
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return 0;
}
