// @expect violated
// Thread-local variables are destroyed the last first.
#include <cassert>
#include <thread>

static int ended, of_main;

struct Counted {
  int add;
  bool main = false;
  explicit Counted(int add) : add(add) {}
  ~Counted() {
    ended = ended * 10 + add;
    if (main)
      of_main++;
  }
};

struct Last {
  ~Last() { assert(of_main == 2); }
};

static Last last;
static thread_local Counted first(1), second(2);

int main() {
  std::thread t([] { assert(first.add == 1 && second.add == 2); });
  t.join();
  assert(ended == 12); // want "ended == 12"
  first.main = second.main = true;
}
