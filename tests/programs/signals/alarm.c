// @expect unknown
#include <unistd.h>

int main(void) {
  alarm(1); // want "a signal after some time"
  return 0;
}
