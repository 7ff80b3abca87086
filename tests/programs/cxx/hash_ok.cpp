// @expect verified
// The hash of bytes is that of the library.
#include <cassert>
#include <functional>

int main() {
  std::hash<double> hash;
  assert(hash(1.5) == 4982507072649106663ull);
  assert(hash(0.0) == hash(-0.0));
}
