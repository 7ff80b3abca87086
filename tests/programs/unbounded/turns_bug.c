// @expect violated
// As turns_ok.c, but the second thread does not wait for its turn.
#include <pthread.h>
#include <semaphore.h>

static sem_t a, b;
static int shared;

static void *first(void *arg) {
  for (int i = 0; i < 5000; i++) {
    sem_wait(&a);
    shared++;
    sem_post(&b);
  }
  return arg;
}

static void *second(void *arg) {
  for (int i = 0; i < 5000; i++) {
    shared--; // want "race"
    sem_post(&a);
  }
  return arg;
}

int main(void) {
  pthread_t t, u;
  sem_init(&a, 0, 1);
  sem_init(&b, 0, 0);
  pthread_create(&t, NULL, first, NULL);
  pthread_create(&u, NULL, second, NULL);
  pthread_join(t, NULL);
  pthread_join(u, NULL);
  return 0;
}
