// @expect verified
// Numbers that the environment gives are in their range.
#define _GNU_SOURCE
#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/sysinfo.h>
#include <time.h>
#include <unistd.h>

unsigned arc4random(void);
unsigned arc4random_uniform(unsigned bound);
void arc4random_buf(void *to, size_t size);

int main(void) {
  double averages[1];
  assert(get_nprocs() >= 1 && get_nprocs_conf() >= 1);
  if (getloadavg(averages, 1) == 1)
    assert(averages[0] >= 0);
  assert(getgid() == getgid() && getegid() == getegid());
  assert(arc4random_uniform(3) < 3);
  char bytes[3] = {1, 1, 1};
  arc4random_buf(bytes, 2);
  assert(bytes[2] == 1);
  assert(getrandom(bytes, 2, 0) <= 2 && bytes[2] == 1);
  unsigned any = arc4random();
  explicit_bzero(bytes, sizeof bytes);
  assert(bytes[0] == 0 && (any == 0 || any > 0));
  assert(strtoimax("-12", 0, 10) == -12 && strtoumax("12", 0, 10) == 12);
  assert(*(char *)rawmemchr("ab", 'b') == 'b');
  struct timespec now;
  if (timespec_get(&now, TIME_UTC))
    assert(now.tv_nsec >= 0 && now.tv_nsec < 1000000000);
}
