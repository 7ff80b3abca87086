// @expect verified
// libstdc++ has the types of what is fundamental.
#include <cassert>
#include <cstring>
#include <typeindex>
#include <typeinfo>

int main() {
  const std::type_info &i = typeid(int), &p = typeid(const char *);
  assert(i == typeid(int) && i != typeid(float) && i != p);
  assert(!strcmp(i.name(), "i") && !strcmp(p.name(), "PKc"));
  assert(std::type_index(i) == std::type_index(typeid(int)));
  return 0;
}
