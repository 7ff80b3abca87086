// @expect violated
// Two threads keep the identity of what they start in one variable.
#include <pthread.h>

pthread_t helper;

void *help(void *arg) { return arg; }

void *work(void *arg) {
  pthread_create(&helper, NULL, help, NULL); // want "race.*helper"
  return arg;
}

int main(void) {
  pthread_t s, t;
  pthread_create(&s, NULL, work, NULL);
  pthread_create(&t, NULL, work, NULL);
  pthread_join(s, NULL);
  pthread_join(t, NULL);
  pthread_exit(NULL);
}
