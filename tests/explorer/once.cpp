// Something is done once; with -DBUG by a flag for each thread.
#include <cassert>
#include <mutex>
#include <thread>

std::once_flag flag;
#ifdef BUG
std::once_flag other;
#else
std::once_flag &other = flag;
#endif
int done;

int main() {
  std::thread t([] { std::call_once(flag, [] { done++; }); });
  std::call_once(other, [] { done++; });
  t.join();
  assert(done == 1);
}
