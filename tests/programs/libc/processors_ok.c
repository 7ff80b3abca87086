// @expect verified
#include <stdlib.h>
#include <sys/sysinfo.h>
#include <sys/times.h>
#include <unistd.h>

/* A machine has so many processors that an array with one element for each can be made. */
int main(void) {
  int n = sysconf(_SC_NPROCESSORS_ONLN);
  int *slots = malloc(n * sizeof *slots);
  slots[n - 1] = 1;
  free(slots);
  n = get_nprocs();
  slots = malloc(n * sizeof *slots);
  slots[n - 1] = 1;
  free(slots);
  struct tms used;
  return times(&used) / sysconf(_SC_CLK_TCK) > 1;
}
