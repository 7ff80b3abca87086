// @expect verified
#include <cassert>
#include <chrono>
#include <mutex>
#include <thread>
std::timed_mutex m;
int x, n;
void add() {
  if (m.try_lock_for(std::chrono::milliseconds(10))) { x++; n++; m.unlock(); }
}
int main() {
  std::thread a(add), b(add);
  a.join(); b.join();
  assert(x == n);
}
