// @expect violated
// @flags -- -std=c++20
// To ask it to stop is not to wait for its end.
#include <atomic>
#include <cassert>
#include <thread>
#include <stop_token>
std::atomic<int> n;
int main() {
  std::jthread t([](std::stop_token s) { while (!s.stop_requested()) std::this_thread::yield(); n = 1; });
  t.request_stop();
  assert(n == 1);
}
