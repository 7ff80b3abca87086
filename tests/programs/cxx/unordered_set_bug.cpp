// @expect violated
// The last element that its buckets take, and one more.
#include <cassert>
#include <unordered_set>

int main() {
  std::unordered_set<unsigned> set;
  set.max_load_factor(2);
  set.rehash(1);
  set.insert(5);
  auto buckets = set.bucket_count();
  for (unsigned i = 0; i < 4; i++)
    set.insert(i);
  assert(set.bucket_count() == buckets); // want "assertion: set.bucket_count\(\) == buckets"
}
