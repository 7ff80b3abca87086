// @expect verified
#include <cassert>
#include <memory>
#include <thread>

struct Task {
  virtual ~Task() {}
  virtual int run() = 0;
};
struct One : Task {
  int run() override { return 1; }
};
struct Two : Task {
  int run() override { return 2; }
};

int result[2];

int main() {
  std::unique_ptr<Task> a(new One), b(new Two);
  std::thread t([&] { result[0] = a->run(); }), u([&] { result[1] = b->run(); });
  t.join();
  u.join();
  assert(result[0] + result[1] == 3);
}
