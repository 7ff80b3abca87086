// @expect violated
#include <cassert>
#include <chrono>
#include <thread>

int main() {
  auto from = std::chrono::steady_clock::now();
  auto at = std::chrono::system_clock::now();
  assert(std::chrono::steady_clock::now() > from); // want "from"
  assert(std::chrono::system_clock::to_time_t(at) == std::chrono::system_clock::to_time_t(at));
  (void)std::thread::hardware_concurrency();
}
