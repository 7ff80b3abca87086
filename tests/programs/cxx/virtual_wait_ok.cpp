// @expect verified
// How to wait is a virtual function: which one is meant is asked each time, and both are inlined.
#include <cassert>
#include <condition_variable>
#include <mutex>
#include <thread>

extern "C" int __VERIFIER_nondet_int(void);

struct Event {
  std::condition_variable changed;
  virtual void wait(std::unique_lock<std::mutex> &lock) { changed.wait(lock); }
  virtual void signal() { changed.notify_one(); }
};

struct Counted : Event {
  int waiting = 0;
  void wait(std::unique_lock<std::mutex> &lock) override {
    ++waiting;
    changed.wait(lock);
    --waiting;
  }
  void signal() override {
    if (waiting)
      changed.notify_one();
  }
};

int main() {
  std::mutex m;
  bool ready = false;
  Event plain;
  Counted counted;
  Event *event = __VERIFIER_nondet_int() ? &plain : &counted;
  std::thread t([&] {
    std::lock_guard<std::mutex> guard(m);
    ready = true;
    event->signal();
  });
  {
    std::unique_lock<std::mutex> lock(m);
    while (!ready)
      event->wait(lock);
  }
  t.join();
  assert(ready);
}
