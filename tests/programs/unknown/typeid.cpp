// @expect unknown
// What clang declares of a type that it does not define says nothing of how large that is.
#include <cassert>
#include <exception>
#include <typeinfo>

int main() {
  assert(typeid(std::exception).name()[0] == 'S');
  return 0;
}
