// @expect violated
// @flags --check=deadlock -- -std=c++20
// Nobody is told.
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<int> f;
int x;
int main() {
  std::thread t([] { x = 1; f.store(1); });
  f.wait(0);
  assert(x == 1);
  t.join();
}
