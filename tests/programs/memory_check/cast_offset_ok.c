// @expect verified
// @flags --check=memory
#include <stddef.h>
struct link {
  struct link *next;
};
struct item {
  int key;
  struct link link;
};
static struct item one = {1};

int main(int argc, char **argv) {
  struct link *l = argc > 1 ? &one.link : &one.link;
  struct item *i = (struct item *)((char *)l - offsetof(struct item, link));
  return i->key;
}
