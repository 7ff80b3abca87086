// @part of main.c
#include <pthread.h>

int counter;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int factor = 10;

void increment(void) {
  pthread_mutex_lock(&lock);
  counter++;
  pthread_mutex_unlock(&lock);
}

int scale(int n) { return n * factor; }
