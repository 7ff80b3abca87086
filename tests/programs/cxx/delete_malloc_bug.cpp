// @expect violated
// delete ends what malloc has made.
#include <cstdlib>

int main() {
  int *p = static_cast<int *>(std::malloc(sizeof *p));
  delete p; // want "memory: delete: the object was not made by new"
}
