// @expect verified
// @flags --check=race
/* main goes on in an endless loop if it finds that the first thread came first. What it reads behind does not race,
 * whoever was first: the thread that writes it has ended. */
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
  d = 1;
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
  pthread_join(o, NULL);
  if (slot[0])
    for (;;)
      ;
  int e = d;
  if (slot[1])
    for (;;)
      ;
  seen = e;
  return 0;
}
