// @expect verified
#include <cassert>
#include <memory>
#include <thread>

int main() {
  auto p = std::make_shared<int>(5);
  std::thread t([p] { assert(*p == 5); });
  p.reset();
  t.join();
}
