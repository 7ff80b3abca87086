// @expect violated
// @flags --check=race
#include <cassert>
#include <memory>
#include <thread>

int main() {
  auto p = std::make_shared<int>(5);
  std::thread t([&p] { auto q = p; }); // the counter is atomic, the pointer is not
  p.reset();
  t.join();
}
