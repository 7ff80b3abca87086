// @expect verified
// @flags -- -std=c++17
#include <cassert>
#include <mutex>
#include <string>
#include <thread>
std::mutex m;
std::string s;
void add(char c) { std::lock_guard<std::mutex> l(m); s += c; }
int main() {
  std::thread a(add, 'a'), b(add, 'b');
  a.join(); b.join();
  assert(s == "ab" || s == "ba");
}
