// @expect verified
// A structure begins with an array that is indexed, and is computed from a link behind it by a distance in memory: what the sum leads to is the start of the
// structure, and not any byte of the array, so the link of the structure is a pointer and no bytes.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

struct link {
  struct link *next;
};
struct item {
  char name[8];
  int value;
  struct link link;
};
static struct {
  struct link *first;
  long distance;
} list;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

static struct item *item_of(struct link *l) { return (struct item *)((char *)l - list.distance); }

static void *put(void *name) {
  struct item *i = malloc(sizeof *i);
  strcpy(i->name, name);
  i->value = 4;
  pthread_mutex_lock(&m);
  list.distance = (char *)&i->link - (char *)i;
  i->link.next = list.first;
  list.first = &i->link;
  pthread_mutex_unlock(&m);
  return NULL;
}

int main(void) {
  pthread_t t[2];
  char *names[] = {"one", "two"};
  for (int k = 0; k < 2; k++)
    pthread_create(&t[k], NULL, put, names[k]);
  for (int k = 0; k < 2; k++)
    pthread_join(t[k], NULL);
  int n = 0;
  for (struct link *l = list.first; l;) {
    struct item *i = item_of(l);
    l = i->link.next;
    assert(i->value == 4 && strlen(i->name) == 3);
    free(i);
    n++;
  }
  assert(n == 2);
}
