// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>
#include <errno.h>
#include <string.h>

/* A thread's name has room for 15 characters. */
int main(void) {
  char name[16];
  assert(pthread_setname_np(pthread_self(), "a name of 16 chr") == 0); // want "setname"
  assert(pthread_setname_np(pthread_self(), "reader") == 0);
  assert(pthread_getname_np(pthread_self(), name, sizeof name) == 0);
  assert(strcmp(name, "reader") == 0);
  assert(pthread_getname_np(pthread_self(), name, 3) == ERANGE);
  return 0;
}
