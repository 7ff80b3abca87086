// @expect verified
// A loop that waits until a time, and only tests again.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable c;
static bool done;
static int data;

int main() {
  std::thread t([] {
    std::lock_guard<std::mutex> l(m);
    data = 7;
    done = true;
    c.notify_one();
  });
  {
    std::unique_lock<std::mutex> l(m);
    auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
    while (!done)
      if (c.wait_until(l, until) == std::cv_status::timeout)
        break;
    if (done)
      assert(data == 7);
  }
  t.join();
}
