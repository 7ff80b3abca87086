// @expect violated
// @flags --check=assert
// In the second round p is any pointer, which says nothing of q, though both were once the same.
#include <assert.h>
#include <stdlib.h>

int main(void)
{
	int none, *q = &none;
	for (int i = 0; i < 2; i++) {
		int *p;
		if (i == 0) {
			p = q = malloc(sizeof *q);
			*q = 7;
		}
		if (p == NULL)
			assert(*q == 8);
	}
	free(q);
	return 0;
}
