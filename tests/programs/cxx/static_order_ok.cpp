// @expect verified
#include <cassert>
#include <thread>

int running;

// Destructors of static variables run in the opposite order, after main.
struct Pool {
  std::thread t;
  Pool() : t([] { running++; }) {}
  ~Pool() {
    t.join();
    assert(running == 1);
  }
};
Pool pool;

int main() {}
