// @expect violated
// @flags --check=memory,assert
// @optimised LLVM chooses a value where there is none, or a select in place of the branch
// What malloc gives has no value until it is written.
#include <stdlib.h>
struct job {
  int kind;
  struct job *next;
};
static struct job *make(int kind) {
  struct job *j = malloc(sizeof *j);
  if (!j)
    exit(1);
  j->next = NULL;
  return j;
}
int main(void) {
  struct job *j = make(3);
  int done = 0;
  if (j->kind == 3) // want "j->kind: depends on 4 bytes at offset 0 of malloc#1 .* have no value yet"
    done = 1;
  free(j);
  return done;
}
