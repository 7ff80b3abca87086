// @expect verified
/* Two variables, two locks, a value that travels in two stages. */
#include <assert.h>
#include <pthread.h>

int first, second;
pthread_mutex_t la = PTHREAD_MUTEX_INITIALIZER, lb = PTHREAD_MUTEX_INITIALIZER;

void *writer(void *arg) {
  pthread_mutex_lock(&la);
  first = 1;
  pthread_mutex_lock(&lb);
  pthread_mutex_unlock(&la);
  second = first + 1;
  pthread_mutex_unlock(&lb);
  return arg;
}

void *reader(void *arg) {
  int t1, t2;
  pthread_mutex_lock(&la);
  t1 = first;
  pthread_mutex_unlock(&la);
  if (t1 == 0)
    return arg;
  pthread_mutex_lock(&lb);
  t2 = second;
  pthread_mutex_unlock(&lb);
  assert(t2 == t1 + 1);
  return arg;
}

int main(void) {
  pthread_t w;
  pthread_create(&w, NULL, writer, NULL);
  reader(NULL);
  pthread_join(w, NULL);
  return 0;
}
