// @expect verified
// Who has waited long enough looks at what the thread has written.
#include <cassert>
#include <chrono>
#include <future>
#include <thread>
int main() {
  std::promise<void> p;
  std::future<void> f = p.get_future();
  int x = 0;
  std::thread t([&p, &x] { x = 1; p.set_value(); });
  if (f.wait_for(std::chrono::milliseconds(10)) == std::future_status::ready)
    assert(x == 1);
  else if (0)
    assert(0);
  t.join();
}
