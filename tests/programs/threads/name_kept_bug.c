// @expect violated
#define _GNU_SOURCE
#include <pthread.h>
#include <assert.h>

int main(void) {
  char name[16];
  pthread_setname_np(pthread_self(), "reader");
  pthread_getname_np(pthread_self(), name, sizeof name);
  assert(name[0] == 'w'); // want "name"
  return 0;
}
