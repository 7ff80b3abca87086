// @expect verified
// @flags --check=misuse --daemons=allow
#include <thread>

int main(int argc, char **) {
  std::thread t([] {});
  if (argc != 3)
    t.join();
  else
    t.detach();
}
