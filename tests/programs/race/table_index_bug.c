// @expect violated
// @optimised LLVM leaves out a read whose value nobody needs
// What the table holds at the index is known without the index, since all of it
// is zero; the index is read all the same.
#include <pthread.h>

const int table[4];
int row;

void *look(void *arg) {
  int found = table[row & 3]; // want "race.*row"
  return found ? arg : NULL;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, NULL, look, NULL);
  row = 2;
  pthread_join(t, NULL);
  return 0;
}
