// @expect verified
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
struct value { enum { INT, TEXT, REAL } kind; union { int i; char *text; double d; } u; };
struct queue { pthread_mutex_t m; struct value v[4]; int n; } q = { .m = PTHREAD_MUTEX_INITIALIZER };
static void push(const struct value *v) { pthread_mutex_lock(&q.m); q.v[q.n++] = *v; pthread_mutex_unlock(&q.m); }
static void *ints(void *a) { (void)a; struct value v; v.kind = INT; v.u.i = 70000; push(&v); v.kind = REAL; v.u.d = 1.5; push(&v); return 0; }
static void *texts(void *a) { struct value v; v.kind = TEXT; v.u.text = a; push(&v); return 0; }
int main(void) {
  char *word = malloc(8); strcpy(word, "abc");
  pthread_t t, s;
  pthread_create(&t, 0, ints, 0); pthread_create(&s, 0, texts, word);
  pthread_join(t, 0); pthread_join(s, 0);
  for (int i = 0; i < q.n; i++) {
    struct value v = q.v[i];
    switch (v.kind) { case INT: assert(v.u.i < 70001); break; case REAL: assert(v.u.d < 2); break; default: assert(strcmp(v.u.text, "abc") == 0); }
  }
  assert(q.n == 3);
  free(word);
}
