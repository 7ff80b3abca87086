// @expect verified
// @flags -- -std=c++17
#include <cassert>
#include <mutex>
#include <shared_mutex>
#include <thread>
std::shared_mutex m;
int x, y;
int main() {
  std::thread w([] { std::unique_lock<std::shared_mutex> l(m); x++; y++; });
  std::thread r([] { std::shared_lock<std::shared_mutex> l(m); assert(x == y); });
  w.join(); r.join();
}
