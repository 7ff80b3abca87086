// @expect verified
#include <thread>

int main() {
  int *x = new int(1);
  std::thread t([x] { ++*x; });
  t.join();
  delete x;
}
