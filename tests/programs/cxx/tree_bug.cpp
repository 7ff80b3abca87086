// @expect violated
// A tree that is turned, walked through in both directions, and emptied again.
#include <cassert>
#include <set>

int main() {
  std::set<int> s;
  s.insert(3);
  s.insert(2);
  s.insert(1);
  s.insert(4);
  auto i = s.begin();
  assert(*i == 1 && *++i == 2 && *++i == 3 && *++i == 4 && ++i == s.end());
  assert(*--i == 4 && *--i == 3);
  s.erase(2);
  s.erase(1);
  assert(*s.begin() == 3 && *s.rbegin() == 5); // want "s.rbegin"
  s.erase(3);
  s.erase(4);
  assert(s.empty());
}
