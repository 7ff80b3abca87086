// @expect verified
// A loop that waits until a time, also when that has passed.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable c;
static bool ready;
static int data;

int main() {
  std::thread t([] {
    std::lock_guard<std::mutex> l(m);
    data = 7;
    ready = true;
    c.notify_one();
  });
  {
    std::unique_lock<std::mutex> l(m);
    auto until = std::chrono::steady_clock::now() + std::chrono::seconds(1);
    while (!ready)
      c.wait_until(l, until);
    assert(data == 7);
  }
  t.join();
}
