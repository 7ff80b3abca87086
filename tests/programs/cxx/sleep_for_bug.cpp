// @expect violated
// The thread may be told to stop before the data are there.
#include <atomic>
#include <cassert>
#include <chrono>
#include <thread>

static std::atomic<bool> done;
static std::atomic<int> data;

int main() {
  std::thread t([] {
    done = true;
    data = 7;
  });
  while (!done)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  assert(data == 7); // want "data == 7"
  t.join();
}
