// @expect verified
#include <iostream>
#include <thread>

int x;

int main() {
  std::thread t([] {
    x = 1;
    std::cout << "set " << x << std::endl;
  });
  t.join();
  std::cout << x << '\n';
}
