// @expect verified
// A hash table with one element for two buckets.
#include <cassert>
#include <unordered_set>

int main() {
  std::unordered_set<unsigned> set;
  set.max_load_factor(0.5f);
  set.rehash(2);
  assert(set.bucket_count() == 2);
  set.insert(1);
  assert(set.bucket_count() == 2);
  set.insert(2);
  assert(set.bucket_count() == 5 && set.count(1) == 1);
}
