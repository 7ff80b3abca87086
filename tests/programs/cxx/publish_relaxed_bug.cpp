// @expect violated
#include <atomic>
#include <cassert>
#include <thread>

int data;
std::atomic<bool> ready{false};

int main() {
  std::thread t([] {
    data = 1;                                     // want "race"
    ready.store(true, std::memory_order_relaxed); // orders nothing
  });
  if (ready.load(std::memory_order_acquire))
    assert(data == 1); // want "race"
  t.join();
}
