// @expect violated
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready;
int woken;

void waits() {
  std::unique_lock<std::mutex> l(m);
  cv.wait(l, [] { return ready; });
  woken++;
}

int main() {
  std::thread t(waits), u(waits);
  {
    std::lock_guard<std::mutex> g(m);
    ready = true;
  }
  cv.notify_one();
  t.join();
  u.join();
  assert(woken == 2);
}
