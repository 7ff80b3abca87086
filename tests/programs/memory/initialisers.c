// @expect verified
#include <assert.h>

struct entry {
  const char *name;
  int *slot;
  int (*get)(void);
  double weight;
};

static int numbers[4] = {1, 2, [3] = 4};
static int first(void) { return numbers[0]; }

static struct entry table[2] = {
    {"one", &numbers[1], first, 0.5},
    {.slot = numbers + 3, .name = &"xtwo"[1]},
};
static char text[8] = "hi";
static int *const end = &numbers[4];

int main(void) {
  assert(*table[0].slot == 2 && *table[1].slot == 4);
  assert(table[1].name[0] == 't' && table[0].name[3] == 0);
  assert(table[0].get() == 1 && !table[1].get);
  assert(table[0].weight == 0.5);
  assert(text[1] == 'i' && text[7] == 0);
  assert(end - numbers == 4 && numbers[2] == 0);
  return 0;
}
