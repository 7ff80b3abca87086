// @expect violated
#include <pthread.h>
#include <stddef.h>

/* Two threads race on it whatever it is. */
extern int counter;

static void *f(void *unused) {
  counter++; // want "race"
  return NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, f, NULL);
  counter++;
  pthread_join(t, NULL);
  return 0;
}
