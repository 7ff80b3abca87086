// @expect violated
// Elements change their places and their lists.
#include <cassert>
#include <list>

int main() {
  std::list<int> a{1, 2, 3}, b{4}, none;
  a.reverse();
  assert(a.front() == 3 && a.back() == 2); // want "a.back"
  a.erase(++a.begin());
  a.splice(a.begin(), b);
  assert(b.empty() && a.front() == 4 && a.size() == 3);
  a.splice(a.end(), a, a.begin());
  assert(a.front() == 3 && a.back() == 4);
  a.swap(none);
  assert(a.empty() && none.size() == 3 && none.back() == 4);
  b.push_back(7);
  b.swap(none);
  assert(none.front() == 7 && b.front() == 3);
}
