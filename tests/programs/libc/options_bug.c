// @expect violated
// The number of threads that an option asks for is not checked.
#include <assert.h>
#include <stdlib.h>
#include <unistd.h>

int main(int argc, char *argv[]) {
  int threads = 1, option;
  while ((option = getopt(argc, argv, "t:")) != -1) {
    if (option == 't')
      threads = optarg[0] - '0';
  }
  assert(threads >= 0); // want "threads >= 0"
  return 0;
}
