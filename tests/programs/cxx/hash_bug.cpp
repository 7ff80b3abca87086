// @expect violated
// The hash of bytes differs.
#include <cassert>
#include <functional>

int main() {
  std::hash<double> hash;
  assert(hash(1.5) == hash(2.5)); // want "hash"
}
