// What the program is called with is an input, although main is not the only function that the compiler has for it: the thread's is a lambda.
#include <cassert>
#include <thread>

int main(int argc, char **argv) {
  int sum = argc;
  std::thread t([&] { sum++; });
#ifndef BUG
  t.join();
#endif
  assert(sum == argc + 1);
#ifdef BUG
  t.join();
#endif
}
