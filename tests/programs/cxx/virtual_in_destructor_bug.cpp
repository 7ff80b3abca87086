// @expect violated
// @flags --check=race
#include <thread>

// The thread may call run when the part that has it is gone: the destructor changes which function that is.
struct Worker {
  std::thread t;
  virtual void run() = 0;
  void start() {
    t = std::thread([this] { run(); });
  }
  virtual ~Worker() { t.join(); }
};

struct Counter : Worker {
  int n = 0;
  void run() override { n++; }
};

int main() {
  Counter c;
  c.start();
}
