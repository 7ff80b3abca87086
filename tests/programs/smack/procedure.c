// @expect verified
/* A procedure and a constant that exist in the verification language only. */
#include <assert.h>
#include <smack.h>

int main(void) {
  int x = __VERIFIER_nondet_int();
  __SMACK_top_decl("const $limit: bv32;");
  __SMACK_top_decl("axiom $limit == 9bv32;");
  __SMACK_top_decl("procedure $take() returns (r: bv32) { r := $limit; }");
  __SMACK_code("call @ := $take();", x);
  assert(x == 9);
  return 0;
}
