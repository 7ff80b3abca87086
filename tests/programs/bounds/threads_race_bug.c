// @expect violated
// @flags --timeout=20s
#include <pthread.h>

#define N 10000

int x;

void *count(void *unused) {
  x++; // want "race"
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
