// @expect violated
// A queue is asked for its first element by who did not look whether there is one.
#include <mutex>
#include <queue>
#include <thread>

std::mutex m;
std::queue<int> q;
int last;

static void put() {
  std::lock_guard<std::mutex> l(m);
  q.push(1);
}

int main() {
  std::thread t(put);
  {
    std::lock_guard<std::mutex> l(m);
    last = q.front();
  }
  t.join();
}
