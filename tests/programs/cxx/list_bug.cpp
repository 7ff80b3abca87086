// @expect violated
// @flags --check=race
#include <cassert>
#include <list>
#include <mutex>
#include <thread>
std::mutex m;
std::list<int> s;
void add(int k) {  s.push_back(k); }
int main() {
  std::thread a(add, 1), b(add, 2);
  a.join(); b.join();
  assert(s.front() + s.back() == 3);
}
