// @expect violated
// @flags --check=race -- -std=c++17
// A text is put out that another thread changes.
#include <iostream>
#include <string>
#include <thread>

int main() {
  std::string name = "main";
  std::thread t([&name] { name[0] = 'g'; });
  std::cout << name << '\n';
  t.join();
}
