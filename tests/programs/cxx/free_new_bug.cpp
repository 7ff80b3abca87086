// @expect violated
// free ends what another thread has made by new.
#include <cstdlib>
#include <thread>

int main() {
  int *p = nullptr;
  std::thread t([&p] { p = new int(1); });
  t.join();
  std::free(p); // want "memory: free: the object was made by new"
}
