// @expect unknown
#include <unistd.h>

int main(void) {
  fork(); // want "a process that forks"
  return 0;
}
