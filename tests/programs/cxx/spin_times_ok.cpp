// @expect verified
// A lock in C++ that spins, then yields, then sleeps.
#include <atomic>
#include <cassert>
#include <chrono>
#include <thread>

class Lock {
  std::atomic<bool> taken{false};

public:
  bool try_lock() { return !taken.load(std::memory_order_relaxed) && !taken.exchange(true, std::memory_order_acquire); }
  void lock() {
    for (;;) {
      for (int i = 0; i < 1000; ++i)
        if (try_lock())
          return;
      for (unsigned i = 0; i < 100; ++i) {
        if (try_lock())
          return;
        std::this_thread::yield();
      }
      std::this_thread::sleep_for(std::chrono::microseconds(100));
    }
  }
  void unlock() { taken.store(false, std::memory_order_release); }
};

Lock mutex;
int x;

static void work() {
  mutex.lock();
  ++x;
  mutex.unlock();
}

int main() {
  std::thread a(work), b(work);
  a.join();
  b.join();
  assert(x == 2);
}
