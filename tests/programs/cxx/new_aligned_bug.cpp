// @expect violated
// @flags -- -std=c++17
// It has no more than that.
#include <cassert>
#include <cstdint>

struct alignas(64) Line {
  int v;
};

int main() {
  Line *line = new Line{1};
  assert(reinterpret_cast<std::uintptr_t>(line) % 128 == 0); // want "128"
  delete line;
}
