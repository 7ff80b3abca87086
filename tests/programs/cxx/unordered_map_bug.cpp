// @expect violated
// @flags --check=race
// The first element makes the buckets.
#include <mutex>
#include <thread>
#include <unordered_map>

static std::unordered_map<int, int> squares;
static std::mutex lock;

static void add(int n) {
  std::lock_guard<std::mutex> guard(lock);
  squares[n] = n * n;
}

int main() {
  std::thread two(add, 2);
  std::size_t n = squares.count(3);
  two.join();
  return (int)n;
}
