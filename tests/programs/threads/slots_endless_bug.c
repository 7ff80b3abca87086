// @expect violated
// @flags --check=memory
/* main goes on in an endless loop if it finds that the first thread came first, which is no failure. So the
 * second thread has to be first for the failure behind. */
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int n, sum;
int slot[2];
int a[2];

void *work(void *arg) {
  int i = (int)(long)arg;
  pthread_mutex_lock(&lock);
  slot[i] = n == 0 ? 1 : 2;
  n = 1;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  for (int i = 0; i < 2; i++) {
    if (slot[i] == 1)
      for (;;)
        ;
    sum += a[slot[i]]; // want "memory"
  }
  return 0;
}
