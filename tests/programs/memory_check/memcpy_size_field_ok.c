// @expect verified
// @flags --check=memory
#include <string.h>
struct message {
  unsigned size;
  char text[8];
};

int main(void) {
  extern unsigned __VERIFIER_nondet_uint(void);
  struct message m = {__VERIFIER_nondet_uint(), "hello"};
  char out[6];
  if (m.size <= 6)
    memcpy(out, m.text, m.size);
  return 0;
}
