// @expect verified
#include <assert.h>
#include <ctype.h>

/* What the macros of <ctype.h> look up where they are inlined. */
int main(void) {
  assert((*__ctype_b_loc())['q'] & _ISalpha);
  assert(!((*__ctype_b_loc())['1'] & _ISalpha) && !(*__ctype_b_loc())[-1]);
  assert((*__ctype_tolower_loc())['Q'] == 'q' && (*__ctype_tolower_loc())[-1] == -1);
  assert((*__ctype_toupper_loc())['q'] == 'Q');
  return 0;
}
