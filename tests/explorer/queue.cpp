// Two threads take from a queue; with -DBUG one that is woken does not look again.
#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <thread>
#include <vector>

template <typename T>
class Queue {
  std::mutex mutex;
  std::condition_variable filled;
  std::deque<T> items;

public:
  void push(T item) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      items.push_back(item);
    }
    filled.notify_one();
  }
  T pop() {
    std::unique_lock<std::mutex> lock(mutex);
#ifdef BUG
    if (items.empty())
      filled.wait(lock);
#else
    filled.wait(lock, [this] { return !items.empty(); });
#endif
    assert(!items.empty());
    T item = items.front();
    items.pop_front();
    return item;
  }
};

int main() {
  Queue<int> queue;
  std::vector<std::thread> threads;
  std::mutex mutex;
  int sum = 0;
  for (int i = 0; i < 2; i++)
    threads.emplace_back([&] {
      int item = queue.pop();
      std::lock_guard<std::mutex> lock(mutex);
      sum += item;
    });
  queue.push(1);
  queue.push(2);
  for (auto &thread : threads)
    thread.join();
  assert(sum == 3);
}
