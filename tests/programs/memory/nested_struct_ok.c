// @expect verified
#include <assert.h>

struct point {
  short x, y;
};
struct box {
  char tag;
  struct point corner[2];
  long weight;
};

struct box boxes[3];

int main(void) {
  for (int i = 0; i < 3; i++) {
    boxes[i].tag = 'a' + i;
    boxes[i].corner[1].y = 10 * i;
    boxes[i].weight = -i;
  }
  struct box *p = &boxes[1];
  p->corner[0].x = 7;
  assert(p[1].corner[1].y == 20);
  assert((p - 1)->tag == 'a' && boxes[1].corner[0].x == 7);
  assert(boxes[2].weight == -2 && boxes[1].corner[1].x == 0);
  return 0;
}
