// @expect verified
#include <cassert>
#include <thread>

struct Settings {
  int value;
  Settings() : value(42) { made++; }
  static int made;
};
int Settings::made;

Settings &settings() {
  static Settings s;
  return s;
}

int main() {
  std::thread t([] { assert(settings().value == 42); }), u([] { assert(settings().value == 42); });
  t.join();
  u.join();
  assert(Settings::made == 1);
}
