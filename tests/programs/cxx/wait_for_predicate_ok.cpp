// @expect verified
// wait_for with a predicate, in two threads.
#include <cassert>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex m;
static std::condition_variable c;
static bool ready;
static int data;

static bool pass(std::chrono::milliseconds time) {
  std::unique_lock<std::mutex> l(m);
  if (!c.wait_for(l, time, [] { return ready; }))
    return false;
  assert(data == 7);
  return true;
}

int main() {
  bool a = false, b = false;
  std::thread t([&] { a = pass(std::chrono::milliseconds(10)); });
  std::thread u([&] { b = pass(std::chrono::milliseconds(10)); });
  {
    std::lock_guard<std::mutex> l(m);
    data = 7;
    ready = true;
  }
  c.notify_all();
  t.join();
  u.join();
}
