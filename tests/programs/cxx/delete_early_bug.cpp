// @expect violated
#include <thread>

int main() {
  int *x = new int(1);
  std::thread t([x] { ++*x; });
  delete x;
  t.join();
}
