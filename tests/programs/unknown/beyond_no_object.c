// @expect verified
// @flags --check=race --engine=order
// The mutex is as large as it is taken for.
typedef struct { long words[5]; } pthread_mutex_t;
typedef unsigned long pthread_t;
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
int pthread_create(pthread_t *, const int *, void *(*)(void *), void *);

pthread_mutex_t mutex;
int shared;

void *writer(void *arg) {
  pthread_mutex_lock(&mutex);
  shared = 1;
  pthread_mutex_unlock(&mutex);
  return arg;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, writer, 0);
  pthread_mutex_lock(&mutex);
  shared = 2;
  pthread_mutex_unlock(&mutex);
  return 0;
}
