// @expect violated
// Nobody handles the alarm.
#include <semaphore.h>
#include <unistd.h>

int main(void) {
  sem_t s;
  sem_init(&s, 0, 0);
  alarm(1);
  sem_wait(&s); // want "waits"
}
