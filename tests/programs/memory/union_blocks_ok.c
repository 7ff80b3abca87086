// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
union block { union block *next; struct { int key; int val; char text[16]; } d; };
static union block pool[4]; static union block *first; static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static union block *get(void) { pthread_mutex_lock(&m); union block *b = first; if (b) first = b->next; pthread_mutex_unlock(&m); return b; }
static void put(union block *b) { pthread_mutex_lock(&m); b->next = first; first = b; pthread_mutex_unlock(&m); }
static void *f(void *arg) { for (int i = 0; i < 2; i++) { union block *b = get(); assert(b); b->d.key = i; b->d.val = (int)(long)arg; b->d.text[3] = 'a'; assert(b->d.key == i && b->d.val == (int)(long)arg); put(b); } return 0; }
int main(void) { pthread_t t[2]; for (int i = 0; i < 4; i++) put(&pool[i]); for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, f, (void *)i); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); int n = 0; while (get()) n++; assert(n == 4); }
