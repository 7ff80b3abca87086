// @expect verified
/* As no_value_bug.cpp, but the end is not reached. llvm.trap, by which clang marks it without a sanitizer, ends a program as abort does. */
#include <thread>
#pragma GCC diagnostic ignored "-Wreturn-type"

static int kind;

static int name_of(int k) {
  switch (k) {
  case 0:
    return 'a';
  case 1:
    return 'b';
  }
}

int main() {
  std::thread t([] { kind = 1; });
  t.join();
  if (name_of(kind) != 'b')
    __builtin_trap();
}
