// @expect verified
#include <assert.h>
#include <threads.h>

once_flag flag = ONCE_FLAG_INIT;
int runs;

void init(void) { runs++; }

int main(void) {
  call_once(&flag, init);
  call_once(&flag, init);
  assert(runs == 1);
  return 0;
}
