// @expect violated
// An exchange of any width, as libraries have it: of the cell that holds an address some branch reads four bytes. What is read of
// it as an integer is the number that is written.
#include <assert.h>

struct node {
  struct node *next;
} a, b;
struct node *tail = &a;

static unsigned long exchange(void *at, unsigned long value, int size) {
  switch (size) {
  case 4:
    return __atomic_exchange_n((unsigned *)at, (unsigned)value, __ATOMIC_SEQ_CST);
  case 8:
    return __atomic_exchange_n((unsigned long *)at, value, __ATOMIC_SEQ_CST);
  }
  return 0;
}

int main(void) {
  struct node *old = (struct node *)exchange(&tail, (unsigned long)&b, sizeof tail);
  assert(old == &a);
  old->next = tail;
  assert(a.next == &a); // want "a.next == &a"
}
