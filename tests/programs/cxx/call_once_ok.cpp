// @expect verified
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag flag;
int n;

void use() {
  std::call_once(flag, [] { n++; });
  assert(n == 1);
}

int main() {
  std::thread t(use);
  use();
  t.join();
}
