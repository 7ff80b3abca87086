// @expect violated
// @flags --check=race
#include <cassert>
#include <mutex>
#include <thread>

std::mutex m;
int n;

void add(int *x) {
  std::lock_guard<std::mutex>{m}; // ends at once
  n += *x;                        // want "race"
}

int main() {
  int *x = new int(1);
  std::thread t(add, x), u(add, x);
  t.join();
  u.join();
  assert(n == 2);
  delete x;
}
