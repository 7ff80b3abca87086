// @expect verified
// @flags --integers=unbounded -- -m32
// The number of an address of 32 bits, where integers are mathematical: it is below 2^32.
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
