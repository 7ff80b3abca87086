// @expect violated
// @optimised a write to what was deleted is taken away
// @flags -- -std=c++17
#include <cassert>
#include <new>
#include <thread>

struct counter {
  int n = 5;
  ~counter() { n = 0; }
};
struct wide {
  long n[2];
};

int *shared;

int main() {
  counter *several = new counter[3];
  assert(several[2].n == 5);
  delete[] several;

  int *zeros = new int[4]();
  assert(zeros[3] == 0);
  delete[] zeros;
  zeros[0] = 1; // want "zeros"

  int *one = new (std::nothrow) int(1);
  int *some = new (std::nothrow) int[2]{1, 2};
  if (one && some)
    assert(*one + some[1] == 3);
  ::operator delete(one, std::nothrow);
  ::operator delete[](some, std::nothrow);

  void *raw = ::operator new(sizeof(wide), std::align_val_t(16)), *rest = ::operator new[](8, std::align_val_t(8));
  assert((unsigned long)raw % 16 == 0 && raw != rest);
  ::operator delete(raw, std::align_val_t(16));
  ::operator delete[](rest, std::align_val_t(8));

  std::thread t([] { shared = new int(9); });
  t.join();
  assert(*shared == 9);
  delete shared;
}
