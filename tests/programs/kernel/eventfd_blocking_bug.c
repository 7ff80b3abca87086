// @expect violated
#include <fcntl.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

int main(void) {
  uint64_t n;
  int event = eventfd(0, EFD_NONBLOCK);
  if (event < 0)
    return 1;
  fcntl(event, F_SETFL, 0);
  return read(event, &n, sizeof n) == 8; // want "waits for ever"
}
