// @expect violated
#include <thread>

int main() {
  std::thread t([] {});
  t.join();
  t.join(); // want "join of a std::thread without a thread, which nothing catches"
}
