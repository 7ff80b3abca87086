// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
union node { _Atomic(union node *) next; struct { int a, b; } v; };
static union node nodes[3];
static _Atomic(union node *) top;
static pthread_mutex_t pop_lock = PTHREAD_MUTEX_INITIALIZER;
static void push(union node *n) { union node *t = atomic_load(&top); do atomic_store(&n->next, t); while (!atomic_compare_exchange_weak(&top, &t, n)); }
static union node *pop(void) { pthread_mutex_lock(&pop_lock); union node *t = atomic_load(&top); while (t && !atomic_compare_exchange_weak(&top, &t, atomic_load(&t->next)))
    continue;
  pthread_mutex_unlock(&pop_lock); return t; }
static void *f(void *arg) { union node *n = pop(); if (n) { n->v.a = (int)(long)arg; n->v.b = 2; assert(n->v.a == (int)(long)arg && n->v.b < 3); push(n); } return 0; }
int main(void) { for (int i = 0; i < 3; i++) push(&nodes[i]); pthread_t t[2]; for (long i = 0; i < 2; i++) pthread_create(&t[i], 0, f, (void *)i); for (int i = 0; i < 2; i++) pthread_join(t[i], 0); int n = 0; while (pop()) n++; assert(n == 3); }
