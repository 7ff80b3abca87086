// @expect violated
// Who asks for the result computes it.
#include <cassert>
#include <future>
int x;
int main() {
  std::future<int> f = std::async(std::launch::deferred, [] { x = 1; return 2; });
  assert(x == 1); // want "x == 1"
  assert(f.get() == 2);
  assert(x == 1);
}
