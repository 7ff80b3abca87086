// @expect verified
#include <assert.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *push(struct node *head, int value) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    exit(1);
  n->value = value;
  n->next = head;
  return n;
}

int main(void) {
  struct node *head = NULL;
  for (int i = 1; i <= 2; i++)
    head = push(head, i);
  assert(head->value == 2 && head->next->value == 1 && !head->next->next);
  struct node *second = head->next;
  free(head);
  assert(second->value == 1);
  free(second);
  return 0;
}
