// @expect verified
#include <atomic>
#include <cassert>
#include <thread>

int data;
std::atomic<bool> ready{false};

int main() {
  std::thread t([] {
    data = 1;
    ready.store(true, std::memory_order_release);
  });
  if (ready.load(std::memory_order_acquire))
    assert(data == 1);
  t.join();
}
