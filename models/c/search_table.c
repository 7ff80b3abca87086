/* <search.h>: the one table of texts that hcreate makes. How full it can be is said from below. */
#include <search.h>
#include <stdlib.h>
#include <string.h>

#include "failure.h"
#include "gsmack.h"

static struct element {
  ENTRY entry;
  struct element *next;
} *first;
static size_t wanted, used;
static _Bool made;

int hcreate(size_t entries) {
  if (made)
    return 0;
  wanted = entries;
  made = 1;
  return 1;
}

ENTRY *hsearch(ENTRY entry, ACTION action) {
  __gsmack_assert(made, "misuse", "hsearch needs a table of hcreate");
  struct element **at = &first;
  for (; *at; at = &(*at)->next)
    if (strcmp((*at)->entry.key, entry.key) == 0)
      return &(*at)->entry;
  if (action == FIND) {
    fails_with(ESRCH);
    return 0;
  }
  struct element *new = used >= wanted && __gsmack_nondet_bool() ? 0 : malloc(sizeof *new);
  if (!new) {
    fails_with(ENOMEM);
    return 0;
  }
  new->entry = entry;
  new->next = 0;
  *at = new;
  used++;
  return &new->entry;
}

void hdestroy(void) {
  while (first) {
    struct element *gone = first;
    first = gone->next;
    free(gone);
  }
  used = 0;
  made = 0;
}
