// @expect violated
// @flags --check=race
// One thread puts an element in, another looks for it.
#include <cassert>
#include <map>
#include <mutex>
#include <thread>
std::mutex m;
std::map<int, int> s;
int main() {
  std::thread t([] { s[1] = 10; });
  { std::lock_guard<std::mutex> l(m); auto i = s.find(1); assert(i == s.end() || i->second == 10); }
  t.join();
}
