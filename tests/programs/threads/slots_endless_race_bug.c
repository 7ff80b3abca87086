// @expect violated
// @flags --check=race
/* main goes on in an endless loop if it finds that the first thread came first. So the second thread has to be
 * first for the race behind. */
#include <pthread.h>

pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
int n, d, seen;
int slot[2];

void *work(void *arg) {
  int i = (int)(long)arg;
  pthread_mutex_lock(&lock);
  if (n == 0)
    slot[i] = 1;
  n = 1;
  pthread_mutex_unlock(&lock);
  return NULL;
}

void *other(void *arg) {
  d = 1; // want "race"
  if (seen == 3)
    n = 4;
  return NULL;
}

int main(void) {
  pthread_t t[2], o;
  pthread_create(&o, NULL, other, NULL);
  for (long i = 0; i < 2; i++)
    pthread_create(&t[i], NULL, work, (void *)i);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], NULL);
  if (slot[0])
    for (;;)
      ;
  int e = d;
  if (slot[1])
    for (;;)
      ;
  pthread_join(o, NULL);
  seen = e;
  return 0;
}
