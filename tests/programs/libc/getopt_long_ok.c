// @expect verified
// Long options by their names and by the beginnings of them, with arguments behind = and in the next string, with flags.
#include <assert.h>
#include <getopt.h>
#include <string.h>
static int verbose;
static const struct option longs[] = {{"verbose", no_argument, &verbose, 7},
                                      {"count", required_argument, 0, 'c'},
                                      {"color", optional_argument, 0, 'o'},
                                      {"col", no_argument, 0, 'l'},
                                      {0, 0, 0, 0}};
int main(void) {
  char *args[] = {"x", "--cou=2", "--verb", "-c", "3", "--color", "--col", "--count", "4", "--co", "--verbose=1", "--count", 0};
  int index = -1, n = sizeof args / sizeof *args - 1;
  assert(getopt_long(n, args, "c:", longs, &index) == 'c' && !strcmp(optarg, "2") && index == 1);
  assert(getopt_long(n, args, "c:", longs, &index) == 0 && verbose == 7 && index == 0);
  assert(getopt_long(n, args, "c:", longs, &index) == 'c' && !strcmp(optarg, "3"));
  assert(getopt_long(n, args, "c:", longs, &index) == 'o' && !optarg && index == 2);
  assert(getopt_long(n, args, "c:", longs, 0) == 'l');
  assert(getopt_long(n, args, "c:", longs, 0) == 'c' && !strcmp(optarg, "4"));
  assert(getopt_long(n, args, "c:", longs, 0) == '?' && optopt == 0);
  assert(getopt_long(n, args, "c:", longs, 0) == '?' && optopt == 7);
  assert(getopt_long(n, args, "c:", longs, 0) == '?' && optopt == 'c');
  assert(getopt_long(n, args, "c:", longs, 0) == -1 && optind == n);
  return 0;
}
