// @expect violated
// As semaphore_ok.c, but what is not taken is given back.
#include <pthread.h>
#include <semaphore.h>

static sem_t lock;
static int counter;

static void *work(void *arg) {
  for (int i = 0; i < 100000; i++) {
    sem_wait(&lock);
    counter++; // want "race"
    sem_post(&lock);
    if (i == 0)
      sem_post(&lock);
  }
  return arg;
}

int main(void) {
  pthread_t a, b;
  sem_init(&lock, 0, 1);
  pthread_create(&a, NULL, work, NULL);
  pthread_create(&b, NULL, work, NULL);
  pthread_join(a, NULL);
  pthread_join(b, NULL);
  return 0;
}
