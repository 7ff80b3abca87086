// @expect violated
/* In C++ a function must not end without its value, even if nobody looks at it. */
#include <thread>
#pragma GCC diagnostic ignored "-Wreturn-type"

static int kind;

static int name_of(int k) {
  switch (k) {
  case 0:
    return 'a';
  case 1:
    return 'b';
  } // want "a function that has a value ends without one"
}

int main() {
  std::thread t([] { kind = 2; });
  t.join();
  name_of(kind);
}
