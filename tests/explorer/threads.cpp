// Two threads count with a lock; with -DBUG one of them has none.
#include <cassert>
#include <mutex>
#include <thread>

int hits;
std::mutex m;

int main() {
  std::thread a([] {
    std::lock_guard<std::mutex> lock(m);
    hits++;
  });
  std::thread b([] {
#ifndef BUG
    std::lock_guard<std::mutex> lock(m);
#endif
    hits++;
  });
  a.join();
  b.join();
  assert(hits == 2);
}
