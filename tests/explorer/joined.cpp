// A thread writes to a variable of main's while main waits for it; with -DBUG main does not wait, and std::terminate is called.
#include <cassert>
#include <thread>

int main() {
  int sum = 0;
  std::thread t([&] { sum++; });
#ifndef BUG
  t.join();
  assert(sum == 1);
#endif
}
