// @expect violated
#include <cassert>
#include <thread>
#include <vector>

int seen[2];

int main() {
  std::vector<std::thread> all;
  for (int i = 0; i < 2; i++)
    all.emplace_back([&i] { seen[i]++; });
  for (auto &t : all)
    t.join();
}
