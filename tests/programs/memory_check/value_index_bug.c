// @expect violated
// @flags --check=memory
// @optimised LLVM chooses a value where there is none
// What has no value is an index, though one of the array.
struct entry {
  int slot, share;
};
static int table[4];
static void put(const struct entry *e) { table[e->slot & 3] = 12 / (e->share | 1); } // want "e->slot: depends on"
int main(void) {
  struct entry e;
  e.share = 3;
  put(&e);
  return 0;
}
