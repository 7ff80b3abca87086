// @expect violated
// @flags --timeout=20s --check=assert,deadlock
#include <assert.h>
#include <pthread.h>

#define N 10000

int x;

void *count(void *unused) {
  int before = x;
  x = before + 1;
  assert(x == before + 1); // want "assertion"
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < N; i++)
    pthread_create(&t[i], NULL, count, NULL);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], NULL);
  return 0;
}
