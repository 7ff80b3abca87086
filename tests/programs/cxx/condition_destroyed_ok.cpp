// @expect verified
// Whoever is woken may leave the wait when the condition variable is gone, and another one may lie there then.
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>

static std::mutex m;

int main() {
  for (int i = 0; i < 2; i++) {
    bool ready = false;
    auto c = std::make_unique<std::condition_variable>();
    std::thread t([&] {
      std::unique_lock<std::mutex> lock(m);
      while (!ready)
        c->wait(lock);
    });
    {
      std::lock_guard<std::mutex> guard(m);
      ready = true;
      c->notify_one();
      std::condition_variable *gone = c.release();
      delete gone;
    }
    t.join();
  }
}
