// @expect violated
// @flags --integers=unbounded
// The number of an address, where integers are mathematical: any may be left over.
#include <assert.h>
#include <stdint.h>

static void *slot;
static int x;

int main(void)
{
	slot = &x;
	int rest = (uintptr_t)&x % 7;
	uintptr_t v = (uintptr_t)slot;
	assert((int *)v == &x && rest != 3);
	return 0;
}
