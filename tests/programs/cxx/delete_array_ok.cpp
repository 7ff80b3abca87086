// @expect verified
// Each of the three pairs ends what it has made, and delete ends nothing if there is nothing.
#include <cstdlib>

struct item {
  int *cells;
  item() : cells(new int[2]()) {}
  ~item() { delete[] cells; }
};

int main() {
  item *p = new item;
  int *none = nullptr, *many = new int[3]();
  void *raw = std::malloc(8);
  int x = p->cells[1] + many[2];
  delete p;
  delete none;
  delete[] none;
  delete[] many;
  std::free(raw);
  return x;
}
