// @expect verified
// The first token of the file is of C++ only.
[[noreturn]] static void leave(int status);

#include <cstdlib>

static void leave(int status) { std::exit(status); }

int main(int argc, char **) {
  if (argc > 3)
    leave(argc);
  return 0;
}
