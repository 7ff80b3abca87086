// @expect verified
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

std::mutex m;
std::condition_variable cv;
bool ready;
int data;

int main() {
  std::thread t([] {
    std::unique_lock<std::mutex> l(m);
    cv.wait(l, [] { return ready; });
    assert(data == 7);
  });
  {
    std::lock_guard<std::mutex> g(m);
    data = 7;
    ready = true;
  }
  cv.notify_one();
  t.join();
}
