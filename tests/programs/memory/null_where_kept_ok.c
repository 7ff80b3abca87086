// @expect verified
// Where the data of a block is kept before it is known that there is a block, it is null: not the header in front of it.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

struct header {
	struct header *next;
};

static struct header *list;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *get(void)
{
	struct header *h;
	void *data;
	pthread_mutex_lock(&lock);
	if (list) {
		h = list;
		list = h->next;
		data = h + 1;
	} else {
		data = h = malloc(sizeof *h + 8);
		if (h != NULL)
			data = h + 1;
	}
	pthread_mutex_unlock(&lock);
	return data;
}

static void put(void *data)
{
	struct header *h = (struct header *)data - 1;
	pthread_mutex_lock(&lock);
	h->next = list;
	list = h;
	pthread_mutex_unlock(&lock);
}

static void *use(void *arg)
{
	for (int i = 0; i < 2; i++) {
		int *p = get();
		if (p) {
			*p = i;
			assert(*p == i);
			put(p);
		}
	}
	return arg;
}

int main(void)
{
	pthread_t a, b;
	pthread_create(&a, NULL, use, NULL);
	pthread_create(&b, NULL, use, NULL);
	pthread_join(a, NULL);
	pthread_join(b, NULL);
	while (list) {
		struct header *h = list;
		list = h->next;
		free(h);
	}
	return 0;
}
