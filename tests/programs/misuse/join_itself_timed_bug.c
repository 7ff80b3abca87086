// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <time.h>

int main(void) {
  struct timespec soon = {1, 0};
  pthread_timedjoin_np(pthread_self(), 0, &soon); // want "pthread_timedjoin_np: a thread joins itself"
  return 0;
}
