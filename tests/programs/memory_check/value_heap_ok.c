// @expect verified
// @flags --check=memory,assert
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
  j->kind = kind;
  return j;
}
int main(void) {
  struct job *j = make(3);
  int done = 0;
  if (j->kind == 3)
    done = 1;
  free(j);
  return done;
}
