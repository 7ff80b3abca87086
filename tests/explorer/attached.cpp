#include <thread>
#include <mutex>
#include <condition_variable>
#include <string>
#include <vector>
#include <iostream>
#include <stdexcept>
std::mutex m;
std::condition_variable c;
int ready;
thread_local int mine = 7;
struct D { ~D() { std::lock_guard<std::mutex> l(m); ready += 10; } };
thread_local D d;
// A program of C++ that is explored as it is (TestAttached).
int main(int argc, char **argv) {
  bool bug = argc > 1 && std::string(argv[1]) == "lost";
  std::vector<std::thread> t;
  for (int i = 0; i < 2; i++)
    t.emplace_back([&, i] {
      (void)&d;
      mine += i;
      try { throw std::runtime_error("x"); } catch (std::exception &e) { mine++; }
      std::unique_lock<std::mutex> l(m);
      if (mine != 8 + i) abort();
      ready++;
      if (!bug || i) c.notify_one();
    });
  {
    std::unique_lock<std::mutex> l(m);
    c.wait(l, [] { return ready % 10 == 2; });
  }
  for (auto &x : t) x.join();
  std::cout << "ready " << ready << std::endl;
  return ready == 22 ? 0 : 1;
}
