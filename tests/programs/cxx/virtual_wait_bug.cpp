// @expect violated
// How to wait is a virtual function, and one of those that signal asks for who waits for too much.
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
    changed.wait(lock); // want "for ever"
    --waiting;
  }
  void signal() override {
    if (waiting > 1)
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
