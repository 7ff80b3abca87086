// A task and a promise; with -DBUG who waits for a second only takes it that the promise is kept by then.
#include <cassert>
#include <future>
#include <thread>

int main() {
  auto task = std::async(std::launch::async, [] { return 42; });
  assert(task.get() == 42);
  std::promise<int> promise;
  auto kept = promise.get_future();
  std::thread t([&] { promise.set_value(1); });
#ifdef BUG
  assert(kept.wait_for(std::chrono::seconds(1)) == std::future_status::ready);
#endif
  assert(kept.get() == 1);
  t.join();
}
