// @expect verified
// @flags -- -std=c++17
// A wait that gives up a reader's lock: it holds a mutex of its own meanwhile, and the loop around the wait gives the lock's address to functions.
#include <cassert>
#include <condition_variable>
#include <shared_mutex>
#include <thread>

static std::shared_mutex lock;
static std::condition_variable_any changed;
static int value;

static void wait_for_value() {
  std::shared_lock<std::shared_mutex> guard(lock);
  while (value == 0)
    changed.wait(guard);
  assert(value == 1);
}

int main() {
  std::thread reader(wait_for_value);
  {
    std::unique_lock<std::shared_mutex> guard(lock);
    value = 1;
  }
  changed.notify_all();
  reader.join();
}
