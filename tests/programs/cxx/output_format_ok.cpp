// @expect verified
// @flags -- -std=c++17
// Formats of numbers, texts and identities of threads.
#include <iomanip>
#include <iostream>
#include <string>
#include <thread>

int main() {
  std::string name = "main";
  const char *none = nullptr;
  std::thread t([] { std::cerr << "thread " << std::this_thread::get_id() << std::endl; });
  std::cout << std::setw(4) << std::setfill('0') << std::setiosflags(std::ios::showbase) << std::resetiosflags(std::ios::showbase) << std::setbase(16) << std::hex << 255 << std::dec << std::boolalpha << true << std::fixed << std::setprecision(2) << 1.5;
  std::cout << name << ' ' << (signed char)'a' << (unsigned char)'b' << std::ends << std::unitbuf << name.c_str() << std::endl;
  std::cout.write(name.data(), 2) << nullptr;
  std::clog << (none ? none : "nothing") << '\n';
  t.join();
}
