// @expect violated
// @flags --check=race
#include <thread>

struct Settings {
  int value;
  Settings() : value(42) {}
};

Settings &settings() {
  static Settings *s;
  if (!s)               // want "race"
    s = new Settings(); // want "race"
  return *s;
}

int main() {
  std::thread t([] { settings(); }), u([] { settings(); });
  t.join();
  u.join();
}
