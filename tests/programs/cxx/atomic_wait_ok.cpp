// @expect verified
// @flags --spurious-wakeups=0 -- -std=c++20
#include <atomic>
#include <cassert>
#include <thread>
std::atomic<int> f;
int x;
int main() {
  std::thread t([] { x = 1; f.store(1); f.notify_one(); });
  f.wait(0);
  assert(x == 1);
  t.join();
}
