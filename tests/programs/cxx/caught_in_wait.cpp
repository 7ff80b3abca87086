// @expect unknown
// What a function that waits catches it catches where it is inlined into a loop, too.
#include <condition_variable>
#include <mutex>
#include <thread>

static std::mutex lock;
static std::condition_variable changed;
static bool ready;
static int failures;

static void check() {
  if (failures == 0)
    throw 1; // want "an exception is thrown, and what the program catches is not followed"
}

static void wait_once(std::unique_lock<std::mutex> &guard) {
  try {
    check();
    changed.wait(guard);
  } catch (int n) {
    failures += n;
  }
}

int main() {
  std::thread other([] {
    std::lock_guard<std::mutex> guard(lock);
    ready = true;
    changed.notify_one();
  });
  {
    std::unique_lock<std::mutex> guard(lock);
    while (!ready)
      wait_once(guard);
  }
  other.join();
}
