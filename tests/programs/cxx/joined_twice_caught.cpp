// @expect unknown
#include <system_error>
#include <thread>

int main() {
  std::thread t([] {});
  t.join();
  try {
    t.join(); // want "what the program catches is not followed"
  } catch (std::system_error &) {
    return 1;
  }
}
