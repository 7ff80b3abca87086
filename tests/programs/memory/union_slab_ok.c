// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
union block { union block *next; struct item { int key; unsigned short kind; char text[10]; long sum; } item; };
struct pool { pthread_mutex_t m; union block *free; char *slab; } pool = { PTHREAD_MUTEX_INITIALIZER, 0, 0 };
static void fill(int n) { union block *b = malloc(n * sizeof *b); pool.slab = (char *)b; for (int i = 0; i < n; i++) { b[i].next = pool.free; pool.free = &b[i]; } }
static struct item *item_new(void) { pthread_mutex_lock(&pool.m); union block *b = pool.free; if (b) pool.free = b->next; pthread_mutex_unlock(&pool.m); if (!b) return 0; memset(b, 0, sizeof *b); return &b->item; }
static void item_free(struct item *i) { union block *b = (union block *)i; pthread_mutex_lock(&pool.m); b->next = pool.free; pool.free = b; pthread_mutex_unlock(&pool.m); }
static void *work(void *a) {
  long n = (long)a;
  for (int i = 0; i < 2; i++) {
    struct item *it = item_new(); assert(it);
    assert(it->key == 0 && it->sum == 0);
    it->key = n; it->kind = 3; strcpy(it->text, "abc"); it->sum = 70000 * n;
    assert(it->key == n && it->sum == 70000 * n && it->text[1] == 'b');
    item_free(it);
  }
  return 0;
}
int main(void) { fill(3); pthread_t t[2]; for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, work, (void *)(i + 1)); for (int i = 0; i < 2; i++) pthread_join(t[i], 0);
  int n = 0; while (item_new()) n++; assert(n == 3); free(pool.slab); }
