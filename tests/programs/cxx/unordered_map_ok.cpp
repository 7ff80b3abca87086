// @expect verified
// A hash table that two threads fill, with a lock.
#include <cassert>
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
  add(3);
  two.join();
  assert(squares.size() == 2);
  assert(squares.at(2) == 4 && squares.find(3)->second == 9);
  assert(squares.bucket_count() == 13);
}
