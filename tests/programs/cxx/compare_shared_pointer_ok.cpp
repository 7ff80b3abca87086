// @expect verified
// The first one that sets a pointer wins.
#include <cassert>
#include <memory>
#include <thread>

static std::shared_ptr<int> winner;

static bool wins(int n) {
  std::shared_ptr<int> none;
  return std::atomic_compare_exchange_strong(&winner, &none, std::make_shared<int>(n));
}

int main() {
  bool two = false;
  std::thread other([&] { two = wins(2); });
  bool one = wins(1);
  other.join();
  assert(one != two);
  assert(*winner == (one ? 1 : 2));
}
