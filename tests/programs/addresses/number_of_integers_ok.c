// @expect verified
// @flags --integers=unbounded
// The number of an address, where integers are mathematical: what is kept is the same number.
#include <assert.h>
#include <stdint.h>

static void *slot;
static int x;

int main(void)
{
	slot = &x;
	int rest = (uintptr_t)&x % 7;
	uintptr_t v = (uintptr_t)slot;
	assert((int *)v == &x && rest == (int)(v % 7));
	return 0;
}
