// @expect violated
// The first one that sets a pointer wins, but between the two steps another one may set it.
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> winner;

static bool wins(int n) {
  if (std::atomic_load(&winner))
    return false;
  std::atomic_store(&winner, std::make_shared<int>(n));
  return true;
}

int main() {
  bool two = false;
  std::thread other([&] { two = wins(2); });
  bool one = wins(1);
  other.join();
  assert(one != two); // want "assertion: one != two"
  assert(*winner == (one ? 1 : 2));
}
