// References are counted by atomic operations, as soon as there may be a second thread. Who gives the last one up destroys the object.
#include <cassert>
#include <memory>
#include <thread>

static int destroyed;

struct object {
  int value = 1;
  ~object() { destroyed++; }
};

int main() {
  auto p = std::make_shared<object>();
#ifdef BUG
  std::thread t([&p] { p.reset(); });
#else
  std::thread t([q = p]() mutable { q.reset(); });
#endif
  p.reset();
  t.join();
  assert(destroyed == 1);
}
