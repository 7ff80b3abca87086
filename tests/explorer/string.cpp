// A thread appends to a string; with -DBUG main does so, too, before it has ended.
#include <string>
#include <thread>

int main() {
  std::string text;
  std::thread t([&] { text += "more than a string holds by itself"; });
#ifdef BUG
  text += "x";
  t.join();
#else
  t.join();
  text += "x";
#endif
}
