/* <search.h>: tables, queues and trees. */
#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "gsmack.h"

/* The table may be as long as *COUNT says before. */
void *lfind(const void *key, const void *base, size_t *count, size_t size,
            int (*compare)(const void *, const void *)) {
  const char *a = base;
  for (size_t i = 0; i < *count; i++)
    if (compare(key, a + i * size) == 0)
      return (void *)(a + i * size);
  return 0;
}

void *lsearch(const void *key, void *base, size_t *count, size_t size,
              int (*compare)(const void *, const void *)) {
  void *found = lfind(key, base, count, size, compare);
  if (found)
    return found;
  return memcpy((char *)base + (*count)++ * size, key, size);
}

/* Whatever is in a queue begins with these. */
struct links {
  struct links *next, *before;
};

void insque(void *element, void *behind) {
  struct links *e = element, *b = behind;
  if (!b) {
    e->next = e->before = 0;
    return;
  }
  e->next = b->next;
  e->before = b;
  if (b->next)
    b->next->before = e;
  b->next = e;
}

void remque(void *element) {
  struct links *e = element;
  if (e->next)
    e->next->before = e->before;
  if (e->before)
    e->before->next = e->next;
}

/* A program sees the key of a node, not how the tree is balanced. */
struct node {
  const void *key;
  struct node *children[2];
};

static struct node **place(const void *key, struct node **at,
                           int (*compare)(const void *, const void *)) {
  int order;
  while (*at && (order = compare(key, (*at)->key)) != 0)
    at = &(*at)->children[order > 0];
  return at;
}

void *tfind(const void *key, void *const *root,
            int (*compare)(const void *, const void *)) {
  return root ? *place(key, (struct node **)root, compare) : 0;
}

void *tsearch(const void *key, void **root,
              int (*compare)(const void *, const void *)) {
  if (!root)
    return 0;
  struct node **at = place(key, (struct node **)root, compare);
  if (*at)
    return *at;
  struct node *made = malloc(sizeof *made);
  if (made) {
    *made = (struct node){.key = key};
    *at = made;
  }
  return made;
}

/* Which node is above the deleted one depends on how the tree is balanced. */
void *tdelete(const void *restrict key, void **restrict root,
              int (*compare)(const void *, const void *)) {
  if (!root)
    return 0;
  struct node **at = place(key, (struct node **)root, compare), *found = *at;
  if (!found)
    return 0;
  if (found->children[0] && found->children[1]) {
    struct node **next = &found->children[1];
    while ((*next)->children[0])
      next = &(*next)->children[0];
    struct node *n = *next;
    *next = n->children[1];
    n->children[0] = found->children[0];
    n->children[1] = found->children[1];
    *at = n;
  } else {
    *at = found->children[0] ? found->children[0] : found->children[1];
  }
  free(found);
  __gsmack_approximate("the node that tdelete gives", 0, 0);
  void *above = __gsmack_nondet_pointer();
  __gsmack_assume(above != 0);
  return above;
}
