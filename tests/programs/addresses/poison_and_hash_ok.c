// @expect verified
// A pointer that is poison has the number that is written, though objects have any.
#include <assert.h>
#include <stdint.h>
static void *slot;
static int x;
int main(int argc, char **argv)
{
	slot = &x;
	int h = (uintptr_t)&x % 7;
	if (argc > 1) slot = (void *)0xdead000000000100ull;
	uintptr_t v = (uintptr_t)slot;
	if (argc > 1)
		assert(v == 0xdead000000000100ull);
	else
		assert((int *)v == &x && h == v % 7);
	return 0;
}
