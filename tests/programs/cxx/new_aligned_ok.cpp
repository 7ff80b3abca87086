// @expect verified
// @flags -- -std=c++17
// What new makes of a type that has an alignment of its own has it.
#include <cassert>
#include <cstdint>
#include <new>
#include <thread>

struct alignas(64) Line {
  int v;
};

int main() {
  Line *line = new Line{1}, *two = new (std::nothrow) Line[2];
  assert(reinterpret_cast<std::uintptr_t>(line) % 64 == 0);
  assert(reinterpret_cast<std::uintptr_t>(&two[1]) % 64 == 0);
  std::thread t([=] { line->v = 2; });
  t.join();
  assert(line->v == 2);
  delete line;
  delete[] two;
}
