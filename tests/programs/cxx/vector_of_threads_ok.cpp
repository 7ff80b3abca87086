// @expect verified
#include <atomic>
#include <cassert>
#include <thread>
#include <vector>

std::atomic<int> n{0};

int main() {
  std::vector<std::thread> all;
  for (int i = 0; i < 2; i++)
    all.emplace_back([] { n++; });
  for (auto &t : all)
    t.join();
  assert(n == 2);
}
