// @expect violated
// @flags --check=race -- -std=c++17
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
std::mutex m;
std::string s;
void add(char c) {  s += c; }
int main() {
  std::thread a(add, 'a'), b(add, 'b');
  a.join(); b.join();
  assert(s == "ab" || s == "ba");
}
