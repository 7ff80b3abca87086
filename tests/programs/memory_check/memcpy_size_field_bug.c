// @expect violated
// @flags --check=memory
// @optimised LLVM leaves out memory that nobody looks at
#include <string.h>
struct message {
  unsigned size;
  char text[8];
};

int main(void) {
  extern unsigned __VERIFIER_nondet_uint(void);
  struct message m = {__VERIFIER_nondet_uint(), "hello"};
  char out[6];
  if (m.size <= 8)
    memcpy(out, m.text, m.size); // want "writes [78] bytes at offset 0 of out"
  return 0;
}
