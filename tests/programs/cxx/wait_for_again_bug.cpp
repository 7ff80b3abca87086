// @expect violated
// A loop that waits for some time, and again. Nobody says that it is ready: it does so for ever.
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
    c.notify_one();
  });
  {
    std::unique_lock<std::mutex> l(m);
    while (!ready) // want "deadlock"
      c.wait_for(l, std::chrono::milliseconds(10));
    assert(data == 7);
  }
  t.join();
}
