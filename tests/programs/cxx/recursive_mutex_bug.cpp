// @expect violated
// @flags --check=deadlock
// A mutex that is not recursive is locked twice.
#include <cassert>
#include <mutex>
#include <thread>
std::mutex m;
int x;
void add() { std::lock_guard<std::mutex> l(m); x++; }
void twice() { std::lock_guard<std::mutex> l(m); add(); add(); }
int main() {
  std::thread a(twice), b(twice);
  a.join(); b.join();
  assert(x == 4);
}
