// @expect violated
#include <cassert>
#include <cstring>
#include <typeinfo>

int main() {
  const std::type_info &i = typeid(unsigned long);
  assert(!strcmp(i.name(), "l")); // want "strcmp"
  return 0;
}
