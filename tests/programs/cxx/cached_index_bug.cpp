// @expect violated
// The producer reads the index of the consumer with an order that says nothing of the slots.
#include <atomic>
#include <cassert>
#include <cstddef>
#include <memory>
#include <new>
#include <thread>
template <typename T> class SPSCQueue {
public:
  explicit SPSCQueue(size_t capacity) : capacity_(capacity + 1) { slots_ = new T[capacity_]; }
  ~SPSCQueue() { delete[] slots_; }
  void push(const T &v) {
    auto const writeIdx = writeIdx_.load(std::memory_order_relaxed);
    auto nextWriteIdx = writeIdx + 1;
    if (nextWriteIdx == capacity_) nextWriteIdx = 0;
    while (nextWriteIdx == readIdxCache_) readIdxCache_ = readIdx_.load(std::memory_order_relaxed);
    slots_[writeIdx] = v; // want "race"
    writeIdx_.store(nextWriteIdx, std::memory_order_release);
  }
  T *front() {
    auto const readIdx = readIdx_.load(std::memory_order_relaxed);
    if (readIdx == writeIdxCache_) {
      writeIdxCache_ = writeIdx_.load(std::memory_order_acquire);
      if (writeIdxCache_ == readIdx) return nullptr;
    }
    return &slots_[readIdx];
  }
  void pop() {
    auto const readIdx = readIdx_.load(std::memory_order_relaxed);
    auto nextReadIdx = readIdx + 1;
    if (nextReadIdx == capacity_) nextReadIdx = 0;
    readIdx_.store(nextReadIdx, std::memory_order_release);
  }
private:
  size_t capacity_;
  T *slots_;
  alignas(64) std::atomic<size_t> writeIdx_ = {0};
  alignas(64) size_t readIdxCache_ = 0;
  alignas(64) std::atomic<size_t> readIdx_ = {0};
  alignas(64) size_t writeIdxCache_ = 0;
};
int main() {
  SPSCQueue<int> q(2);
  std::thread t([&] {
    for (int i = 0; i < 4; i++) {
      while (!q.front())
        ;
      assert(*q.front() == i);
      q.pop();
    }
  });
  for (int i = 0; i < 4; i++) q.push(i);
  t.join();
}
