// @expect unknown
// @flags --check=race --engine=order
// The mutex has 4 bytes, and what is read of it lies beyond them in each execution. To leave these out would hide the race.
typedef int pthread_mutex_t;
typedef unsigned long pthread_t;
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_create(pthread_t *, const int *, void *(*)(void *), void *);

pthread_mutex_t mutex;
int shared;

void *writer(void *arg) {
  pthread_mutex_lock(&mutex); // want "no known object"
  shared = 1;
  pthread_mutex_unlock(&mutex);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  shared = 2;
  return 0;
}
