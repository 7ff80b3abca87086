// @expect verified
// An interpreter of code that holds the addresses of labels.
#include <assert.h>
#include <stdlib.h>

unsigned char __VERIFIER_nondet_uchar(void);

struct op { void *label; int arg; };

static int run(struct op *code, void ***out) {
  static void *labels[] = {&&push, &&add, &&skip, &&halt};
  int stack[4], n = 0;
  struct op *pc = code;
  if (out) {
    *out = labels;
    return 0;
  }
#define NEXT goto *(pc++)->label
  NEXT;
push: stack[n++] = pc[-1].arg; NEXT;
add: n--; stack[n - 1] += stack[n]; NEXT;
skip: if (!stack[--n]) pc += pc[-1].arg; NEXT;
halt: return stack[n - 1];
}

int main(void) {
  void **labels;
  run(0, &labels);
  struct op *code = malloc(7 * sizeof *code);
  int x = __VERIFIER_nondet_uchar();
  code[0] = (struct op){labels[0], 5};
  code[1] = (struct op){labels[0], x};
  code[2] = (struct op){labels[2], 2};
  code[3] = (struct op){labels[0], 2};
  code[4] = (struct op){labels[1], 0};
  code[5] = (struct op){labels[3], 0};
  assert(run(code, 0) == (x ? 7 : 5));
  free(code);
  return 0;
}
