// @expect verified
// Options are found among the operands, which are last in the end, unless the environment says otherwise.
#include <assert.h>
#include <string.h>
#include <unistd.h>

int main(void) {
  char *arguments[] = {"copy", "from", "-vn", "3", "to", 0};
  int verbose = 0, count = 0, option;
  opterr = 0;
  while ((option = getopt(5, arguments, "vn:")) != -1) {
    if (option == 'v')
      verbose = 1;
    else if (option == 'n')
      count = optarg[0] - '0';
    else
      assert(0);
  }
  if (!verbose) {
    assert(optind == 1); // POSIXLY_CORRECT
    return 0;
  }
  assert(count == 3 && optind == 3);
  assert(!strcmp(arguments[3], "from") && !strcmp(arguments[4], "to"));

  char *wrong[] = {"copy", "-x", "-n", 0};
  optind = 0;
  assert(getopt(3, wrong, ":vn:") == '?' && optopt == 'x');
  assert(getopt(3, wrong, ":vn:") == ':' && optopt == 'n');
  assert(getopt(3, wrong, ":vn:") == -1);
  return 0;
}
