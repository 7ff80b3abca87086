// @expect violated
// @flags --check=race -- -std=c++20 -D_GLIBCXX_USE_POSIX_SEMAPHORE
// Two may go in.
#include <cassert>
#include <semaphore>
#include <thread>
std::counting_semaphore<4> s(2);
int x;
void add() { s.acquire(); x++; s.release(); }
int main() {
  std::thread a(add), b(add);
  a.join(); b.join();
  assert(x == 2);
}
