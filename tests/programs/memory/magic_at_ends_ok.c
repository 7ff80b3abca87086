// @expect verified
// Numbers at both ends of a block are compared with what it holds. One of them lies where a free block has its link, and no address is that number.
#include <assert.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

static const uint64_t magic = 0xfeedfacefeedface;

struct block {
	struct block *next;
};

static struct pool {
	pthread_mutex_t lock;
	struct block *first;
	size_t size;
} *pool;

static void *get(void)
{
	void *b;
	pthread_mutex_lock(&pool->lock);
	if (pool->first) {
		b = pool->first;
		pool->first = pool->first->next;
	} else {
		b = malloc(pool->size);
		if (!b)
			exit(1);
	}
	pthread_mutex_unlock(&pool->lock);
	*(uint64_t *)b = magic;
	memcpy((char *)b + (pool->size - sizeof magic), &magic, sizeof magic);
	return (uint64_t *)b + 1;
}

static void put(void *p)
{
	uint64_t *b = p;
	--b;
	assert(*b == magic);
	assert(memcmp((char *)b + (pool->size - sizeof magic), &magic, sizeof magic) == 0);
	pthread_mutex_lock(&pool->lock);
	((struct block *)b)->next = pool->first;
	pool->first = (struct block *)b;
	pthread_mutex_unlock(&pool->lock);
}

static void *use(void *arg)
{
	for (int i = 0; i < 2; i++) {
		int *p = get();
		*p = i;
		assert(*p == i);
		put(p);
	}
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pool = calloc(1, sizeof *pool);
	if (!pool)
		return 0;
	pthread_mutex_init(&pool->lock, NULL);
	pool->size = sizeof(int) + 4 + 2 * sizeof magic;
	pthread_create(&a, NULL, use, NULL);
	pthread_create(&b, NULL, use, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	while (pool->first) {
		struct block *f = pool->first;
		pool->first = f->next;
		free(f);
	}
	pthread_mutex_destroy(&pool->lock);
	free(pool);
	return 0;
}
