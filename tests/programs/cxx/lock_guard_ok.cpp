// @expect verified
#include <cassert>
#include <mutex>
#include <thread>

std::mutex m;
int n;

void add(int *x) {
  std::lock_guard<std::mutex> g(m);
  n += *x;
}

int main() {
  int *x = new int(1);
  std::thread t(add, x), u(add, x);
  t.join();
  u.join();
  assert(n == 2);
  delete x;
}
