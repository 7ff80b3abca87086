// @expect violated
// @flags -- -std=c++20
// It counts one of two.
#include <cassert>
#include <latch>
#include <thread>
std::latch done(1);
int a, b;
int main() {
  std::thread s([] { a = 1; done.count_down(); });
  std::thread t([] { b = 1; done.count_down(); });
  done.wait();
  assert(a + b == 2);
  s.join(); t.join();
}
