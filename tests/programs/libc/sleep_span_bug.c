// @expect violated
#include <assert.h>
#include <time.h>

int main(void) {
  struct timespec second = {0, 1000000000};
  assert(nanosleep(&second, 0) == 0); // want "nanosleep"
  return 0;
}
