// @expect violated
// @flags --check=deadlock
// Nobody keeps the promise.
#include <cassert>
#include <future>
#include <thread>
int main() {
  std::promise<int> p;
  std::future<int> f = p.get_future();
  std::thread t([&p] {  });
  assert(f.get() == 42);
  t.join();
}
