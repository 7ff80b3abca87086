// @expect violated
#include <assert.h>
#include <search.h>

/* A table may be full when it has as many entries as were asked for. */
int main(void) {
  ENTRY a = {"a", 0}, b = {"b", 0};
  hcreate(1);
  hsearch(a, ENTER);
  assert(hsearch(b, ENTER)); // want "hsearch"
  return 0;
}
