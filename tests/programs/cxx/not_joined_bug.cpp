// @expect violated
// @flags --check=misuse
#include <thread>

int main(int argc, char **) {
  std::thread t([] {});
  if (argc != 3)
    t.join();
}
