// @expect violated
#include <pthread.h>
#include <stdio.h>

static void *print(void *arg) {
  putchar_unlocked('a'); // want "race"
  return 0;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, print, 0);
  putchar('b');
  pthread_join(t, 0);
}
