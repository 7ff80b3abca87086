// @expect verified
// @flags -- -std=c++20 -D_GLIBCXX_USE_POSIX_SEMAPHORE
// libstdc++ 12's own, without the macro, may sleep for ever with a count that it read before.
#include <cassert>
#include <semaphore>
#include <thread>
std::binary_semaphore s(1);
int x;
void add() { s.acquire(); x++; s.release(); }
int main() {
  std::thread a(add), b(add);
  a.join(); b.join();
  assert(x == 2);
}
