// @expect verified
// @flags --check=assert,leaks
/* The system keeps the name of a thread, and the program frees the rest. */
#define _GNU_SOURCE
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *copy = strdup("one");
  pthread_setname_np(pthread_self(), copy);
  free(copy);
  return 0;
}
