// A variable of a function, one of each thread, and the destructors of both; with -DBUG one destructor is not reckoned with.
#include <atomic>
#include <cassert>
#include <thread>

std::atomic<int> made, gone;

struct Counted {
  Counted() { made++; }
  ~Counted() { gone++; }
};

struct Last {
  ~Last() {
#ifdef BUG
    assert(gone == 1);
#else
    assert(gone == 2);
#endif
  }
} last;

thread_local Counted mine;

Counted &shared() {
  static Counted s;
  return s;
}

int main() {
  std::thread a([] {
    shared();
    (void)&mine;
  });
  std::thread b([] { shared(); });
  a.join();
  b.join();
  assert(made == 2);
}
