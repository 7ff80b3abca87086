// @expect verified
// A compound literal lives to the end of the block around it: behind the condition that it stands in, while what is called for a
// variable whose scope ends runs, and in all iterations of a loop that it stands outside of.
#include <assert.h>
#include <stdlib.h>

struct s { int a; struct s *next; };

static int last;

static void put(struct s **p)
{
	last = (*p)->a;
}

static inline __attribute__((always_inline)) int third(struct s *q)
{
	struct s *p = 0;
	if (q) {
		p = &(struct s){q->a + 1, q};
		q = p;
	} else
		return 0;
	return p == q ? 3 : 4;
}

static int sum(const int *a, int n)
{
	int s = 0;
	for (int i = 0; i < n; i++)
		s += a[i];
	return s;
}

int main(void)
{
	struct s *p, *q;
	if ((p = &(struct s){1, 0}))
		assert(p->a == 1);
	else
		assert(0);
	for (p = &(struct s){3, 0}; p->a; p->a--)
		assert(p->a > 0);
	{
		__attribute__((cleanup(put))) struct s *r = &(struct s){7, 0};
		assert(r->a == 7);
	}
	assert(last == 7);
	for (int i = 0; i < 3; i++) {
		p = &(struct s){i, 0};
		q = &(struct s){p->a + 1, p};
		if (i == 1)
			continue;
		while (q->a < 5) {
			q->a++;
			if (q->a == 4)
				break;
		}
		assert(q->next->a == i);
	}
	p = &(struct s){.next = &(struct s){({ int t = 5; t + last; }), 0}};
	switch (p->next->a) {
	case 12:
		q = &(struct s){4, 0};
		assert(q->a == 4 && p->next->a == 12);
		break;
	default:
		abort();
	}
	assert(third(p) == 3);
	assert(sum((int[]){1, 2, 3}, 3) == 6);
	return 0;
}
