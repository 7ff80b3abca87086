// @expect verified
// How long to sleep is an object that functions are given a reference to: the loop waits.
#include <atomic>
#include <cassert>
#include <chrono>
#include <thread>

static std::atomic<bool> done;
static int data;

int main() {
  std::thread t([] {
    data = 7;
    done = true;
  });
  while (!done)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  assert(data == 7);
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(1);
  while (std::chrono::steady_clock::now() < end)
    std::this_thread::yield();
  t.join();
}
