// @expect violated
// @flags -- -std=c++17
// As in condition_variable_any_ok, but the value is set twice, and the reader may see the first one.
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
  assert(value == 2); // want "assertion: value == 2"
}

static void set(int to) {
  {
    std::unique_lock<std::shared_mutex> guard(lock);
    value = to;
  }
  changed.notify_all();
}

int main() {
  std::thread reader(wait_for_value);
  set(1);
  set(2);
  reader.join();
}
