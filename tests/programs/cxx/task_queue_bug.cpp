// @expect violated
// The thread ends though there is work.
#include <cassert>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
std::mutex m;
std::condition_variable c;
std::queue<std::function<void()>> q;
bool stop;
int n;
int main() {
  std::thread t([] {
    for (;;) {
      std::function<void()> f;
      {
        std::unique_lock<std::mutex> l(m);
        c.wait(l, [] { return stop || !q.empty(); });
        if (stop) return;
        f = std::move(q.front());
        q.pop();
      }
      f();
    }
  });
  { std::unique_lock<std::mutex> l(m); q.emplace([] { n++; }); }
  c.notify_one();
  { std::unique_lock<std::mutex> l(m); stop = true; }
  c.notify_all();
  t.join();
  assert(n == 1);
}
