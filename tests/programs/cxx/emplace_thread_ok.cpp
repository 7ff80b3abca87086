// @expect verified
// Each thread gets a copy of the loop's variable.
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>
std::atomic<int> n;
int main() {
  std::vector<std::thread> v;
  for (int i = 0; i < 3; i++) v.emplace_back([i] { n += i; });
  for (auto &t : v) t.join();
  assert(n == 3);
}
