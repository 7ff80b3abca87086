// Two threads handle exceptions, and one another's steps come between; with -DBUG they let them go on, so that std::terminate is called.
#include <cassert>
#include <mutex>
#include <stdexcept>
#include <thread>

std::mutex mutex;
int sum;

void work(int k) {
  try {
    throw std::runtime_error("outer");
  } catch (std::exception &) {
    std::lock_guard<std::mutex> lock(mutex);
    sum += k;
    try {
      throw k;
    } catch (int v) {
      sum -= v;
    }
#ifdef BUG
    throw;
#endif
  }
}

int main() {
  std::thread a(work, 1), b(work, 2);
  a.join();
  b.join();
  assert(sum == 0);
}
