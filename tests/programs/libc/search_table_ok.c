// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <malloc.h>
#include <search.h>
#include <stdlib.h>
#include <time.h>

int main(void) {
  static int one = 1, two = 2;
  assert(hcreate(2));
  ENTRY a = {"a", &one}, b = {"b", &two}, again = {"a", &two};
  assert(!hsearch(a, FIND));
  assert(hsearch(a, ENTER) && hsearch(b, ENTER));
  ENTRY *found = hsearch(again, ENTER);
  assert(found && found->data == &one && hsearch(b, FIND)->data == &two);
  hdestroy();
  assert(hcreate(1) && !hsearch(a, FIND));
  hdestroy();
  tzset();
  malloc_trim(0);
  mallopt(M_MMAP_MAX, 0);
  return 0;
}
