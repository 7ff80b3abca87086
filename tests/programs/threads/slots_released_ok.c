// @expect verified
// @flags --check=race
/* main waits for flags that order what was written before them: what it reads then does not race with the
 * write to it. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

atomic_int done[2];
int slot[2];

void *work(void *arg) {
  int i = (int)(long)arg;
  slot[i] = 1;
  atomic_store_explicit(&done[i], 1, memory_order_release);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, (void *)i);
  for (int i = 0; i < 2; i++)
    while (!atomic_load_explicit(&done[i], memory_order_acquire))
      ;
  for (int i = 0; i < 2; i++)
    if (slot[i] != 1)
      abort();
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  return 0;
}
