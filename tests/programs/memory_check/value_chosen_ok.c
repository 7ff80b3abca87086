// @expect verified
// @flags --check=memory -- -O1
// The optimiser chooses between two values without a branch, and combines two conditions into one.
struct job {
  int valid, size;
};
static __attribute__((noinline)) int size(const struct job *j) { return j->valid ? j->size : 0; }
static __attribute__((noinline)) int large(const struct job *j) { return j->valid && j->size > 9; }
int main(void) {
  struct job j;
  j.valid = 0;
  if (size(&j) > 3 || large(&j))
    return 1;
  return 0;
}
