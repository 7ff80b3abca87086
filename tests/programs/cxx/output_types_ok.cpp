// @expect verified
// What is written is read, and nothing else happens.
#include <iostream>

int main() {
  int x = 1;
  std::cout << true << 'c' << short(1) << (unsigned short)2 << 3 << 4u << 5l << 6ul << 7ll << 8ull << 1.5f << 2.5 << (void *)&x << "text" << std::flush;
  std::cerr << x << std::endl;
  std::clog << x << '\n';
  std::cout.put('c');
  std::cout.flush();
}
