// @expect violated
// The thread that finds the lock taken writes it, too, for ever: what it writes is there already.
#include <pthread.h>
#include <stdatomic.h>

atomic_flag lock = ATOMIC_FLAG_INIT;
int counter;

void *worker(void *arg) {
  while (atomic_flag_test_and_set(&lock)) // want "goes round"
    ;
  counter++;
  if (counter == 1)
    atomic_flag_clear(&lock);
  return arg;
}

int main(void) {
  pthread_t t[3];
  for (int i = 0; i < 3; i++)
    pthread_create(&t[i], 0, worker, 0);
  for (int i = 0; i < 3; i++)
    pthread_join(t[i], 0);
  return 0;
}
