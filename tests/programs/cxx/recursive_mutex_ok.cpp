// @expect verified
#include <cassert>
#include <mutex>
#include <thread>
std::recursive_mutex m;
int x;
void add() { std::lock_guard<std::recursive_mutex> l(m); x++; }
void twice() { std::lock_guard<std::recursive_mutex> l(m); add(); add(); }
int main() {
  std::thread a(twice), b(twice);
  a.join(); b.join();
  assert(x == 4);
}
