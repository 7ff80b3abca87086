// @expect verified
// @flags --check=memory
// What has no value is neither an address nor a divisor.
struct entry {
  int slot, share;
};
static int table[4];
static void put(const struct entry *e) { table[e->slot & 3] = 12 / (e->share | 1); }
int main(void) {
  struct entry e;
  e.slot = 7;
  e.share = 3;
  put(&e);
  return 0;
}
