// An error of memory for each name, with -DBUG, and what is right beside it. HANDED has none.
#include <alloca.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

#ifdef BUG
enum { WRONG = 1 };
#else
enum { WRONG = 0 };
#endif
int three = 3;

#if defined INDEX // of a local array
int main(void) {
  int a[3] = {1, 2, 3};
  return a[three - 1 + WRONG] == 0;
}
#elif defined BELOW
int main(void) {
  int a[3] = {1, 2, 3};
  return a[3 - three - WRONG] == 0;
}
#elif defined CONSTANT // an index that clang computes
int g[3], h[3];
int main(void) {
  h[0] = 0;
  return g[2 + WRONG];
}
#elif defined FAR // an index that leads into another variable
int g[16], h[16];
static int get(int *p, int i) { return p[i]; }
int main(void) { return get(g, three + 16 * WRONG) + h[3]; }
#elif defined NEXT // of what the same function has in its frame
int main(void) {
  int g[16] = {0}, h[16] = {0}, i = three + 20 * WRONG;
  int *volatile p = h;
  g[i] = 1;
  return p[3];
}
#elif defined HEAP
int main(void) {
  int *p = malloc(16 * sizeof *p), *q = malloc(16 * sizeof *q);
  q[3] = p[three] = 0;
  int r = p[three + 24 * WRONG];
  free(p), free(q);
  return r;
}
#elif defined WALK // over the end, step by step
int main(void) {
  int a[3], sum = 0;
  for (int *p = a; p < a + three; p++)
    *p = 1;
  for (int *p = a, *end = a + three + WRONG; p != end; p++)
    sum += *p;
  return sum == 0;
}
#elif defined CAST // to what is larger
int main(void) {
  int a[2] = {three, three};
  long long *volatile p = (long long *)&a[WRONG];
  return *p == 0;
}
#elif defined BLOCK // whose variable is used behind it
int main(void) {
  int *volatile p = &three;
  for (int i = 0; i < 2; i++) {
    int x = i;
    p = WRONG ? &x : p;
  }
  return *p == 0;
}
#elif defined RETURNS // a function whose variable is used then
static int *pick(int *given) {
  int x = 1;
  int *volatile own = &x;
  return WRONG ? own : given;
}
int main(void) {
  int here = 2;
  return *pick(&here) == 0;
}
#elif defined OUTLIVES // a thread that is given the variable of a function that returns
static void *thread(void *a) {
  *(int *)a = 1;
  return 0;
}
static pthread_t start(int *given) {
  pthread_t t;
  int x;
  int *volatile own = &x;
  pthread_create(&t, 0, thread, WRONG ? own : given);
  return t;
}
int main(void) {
  int here = 2;
  return pthread_join(start(&here), 0);
}
#elif defined LENGTH // an array of variable length
int main(void) {
  char a[three];
  memset(a, 0, sizeof a);
  return a[three - 1 + WRONG];
}
#elif defined COPY
int main(void) {
  char a[4], b[8] = "abcdefg";
  memcpy(a, b + 2, three + 1 + WRONG);
  return a[0] == 0;
}
#elif defined TEXT
int main(void) {
  char a[4], b[8] = "abcd";
  b[three] *= WRONG;
  strcpy(a, b);
  return a[0] == 0;
}
#elif defined READ
int main(void) {
  char a[4];
  int f = open("/dev/zero", O_RDONLY);
  long n = read(f, a, three + 1 + WRONG);
  return close(f) || n < 0;
}
#elif defined ATOMIC
_Atomic int g[3];
int main(void) { return g[three - 1 + WRONG]++; }
#elif defined ORDER // under some schedules
int a[2 - WRONG];
_Atomic int next;
static void *thread(void *arg) {
  int i = next;
  next = i + 1;
  return arg;
}
int main(void) {
  pthread_t t[2];
  for (int i = 0; i < 2; i++)
    pthread_create(&t[i], 0, thread, 0);
  for (int i = 0; i < 2; i++)
    pthread_join(t[i], 0);
  return a[2 - next]; // 1 if both have read 0
}
#elif defined CALLED // by the C library, which hands over what lies in a frame of its own
static int by(const void *a, const void *b) {
  int x[2] = {*(const int *)a, *(const int *)b}, *volatile p = x;
  return p[WRONG * three] - p[1];
}
static void deep(int n) {
  int a[40], *volatile p = a;
  p[n] = n;
  if (n)
    deep(n - 1);
}
int main(void) {
  int a[6] = {3, 1, 2, 6, 5, 4};
  deep(8);
  qsort(a, 6, sizeof *a, by);
  return a[0];
}
#elif defined HANDED // in memory, where variables of other functions were
struct large { int a[20]; };
static int last(struct large l) { return l.a[three + 16]; }
static int all(int n, ...) {
  va_list list;
  va_start(list, n);
  int sum = 0;
  while (n--)
    sum += va_arg(list, int);
  va_end(list);
  return sum;
}
static int deep(int n) {
  int a[40], *volatile p = a;
  p[n] = n;
  return n ? deep(n - 1) : p[0];
}
int main(void) {
  char *volatile room = alloca(three);
  struct large l = {{deep(8)}};
  room[0] = 0;
  return last(l) + all(9, 1, 2, 3, 4, 5, 6, 7, 8, deep(8)) == 0;
}
#elif defined MODEL // whose variables lie where those of others were
static int *volatile kept;
static int deep(int n) {
  int a[40];
  kept = a;
  a[n] = 0;
  return n ? deep(n - 1) : a[0];
}
int main(void) { return deep(8) + (syscall(SYS_futex, WRONG ? kept : &three, FUTEX_WAIT, 1, 0) == 0); }
#elif defined JUMP // out of functions whose variables end
static jmp_buf buffer;
static int *volatile kept;
static void deep(int n) {
  int a[40];
  kept = a;
  a[n] = n;
  if (!n)
    longjmp(buffer, 1);
  deep(n - 1);
}
static int by(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }
int main(void) {
  int a[6] = {3, 1, 2, 6, 5, 4};
  if (!setjmp(buffer))
    deep(8);
  qsort(a, 6, sizeof *a, by);
  return WRONG ? kept[0] == 0 : a[0];
}
#elif defined AGAIN // into a block that was left
static jmp_buf buffer;
static int *set(int *p, int to) { return *p = to, p; }
int main(void) {
  int times = 0, *volatile kept = &times;
  {
    int x = three;
    if (setjmp(buffer))
      return *set(&x, 2) == 0;
    kept = set(&x, 1);
  }
  if (WRONG)
    return *kept == 0;
  longjmp(buffer, 1);
}
#elif defined OVERLAP
int main(void) {
  char a[16] = "abcdefg";
  memcpy(a + three - WRONG, a, three);
  return a[0] == 0;
}
#elif defined STACK // that the program has made
#include <ucontext.h>
static ucontext_t here, there;
static char stack[1 << 16];
static int get(int n) {
  int a[3] = {1, 2, 3};
  return a[n];
}
static void other(void) { three -= get(three - 1 + WRONG); }
int main(void) {
  getcontext(&there);
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = sizeof stack;
  there.uc_link = &here;
  makecontext(&there, other, 0);
  swapcontext(&here, &there);
  return stack[0] + three;
}
#elif defined MEMBER // from which its structure is found
struct item { int key; struct link { struct link *next; } link; } one = {1, {0}}, two = {2, {&one.link}};
int main(void) {
  int sum = 0;
  for (struct link *l = &two.link; l; l = l->next)
    sum += ((struct item *)((char *)l - offsetof(struct item, link)))[WRONG].key;
  return sum == 0;
}
#elif defined PUTS // what has no end
char g[4] = {'a', 'b', 'c'};
int main(void) {
  char a[4] = {'a', 'b', 'c'};
  a[three] = g[three] = WRONG;
  return puts(g) < 0 || puts(a) < 0;
}
#elif defined PRECISION
int main(void) {
  char a[4] = {'a', 'b', 'c', 'd'};
  return printf("%d %.*s\n", three, three + 1 + WRONG, a) < 0;
}
#elif defined FORMATTED
int main(void) {
  char a[4];
  return snprintf(a, (size_t)(4 + WRONG), "%d", 1000 * three) == 0;
}
#elif defined SENT
int main(void) {
  short a[2] = {1, 2};
  return fwrite(a, sizeof *a, (size_t)(three - 1 + WRONG), stdout) == 0;
}
#elif defined COMPARED
int main(void) {
  char a[4] = "abc", b[8] = "abcdefg";
  return memcmp(a, b, (size_t)(three + 1 + WRONG)) == 0;
}
#elif defined FOUND
int main(void) {
  char a[4] = {'a', 'b', 'c'}, *volatile p = a;
  a[three] = WRONG ? 'd' : 'z';
  return memchr(p, 'z', 8) == 0;
}
#elif defined DUPLICATED // what was freed
int main(void) {
  char *volatile a = strdup("abc");
  if (WRONG)
    free(a);
  char *volatile b = strdup(a);
  return b == 0;
}
#elif defined NUMBER
int main(void) {
  char a[3] = {'1', '2'};
  a[three - 1] = WRONG ? '3' : ' ';
  return (int)strtol(a, 0, 10) == atoi(a + 1);
}
#elif defined SCANNED
int main(void) {
  char a[4];
  int n;
  return sscanf(WRONG ? "1 abcd" : "1 abc", "%d %s", &n, a) != 2;
}
#elif defined SORTED
static int by(const void *a, const void *b) { return (int)((long)b - (long)a); }
int main(void) {
  int a[3] = {1, 2, 3};
  qsort(a, (size_t)(three + WRONG), sizeof *a, by);
  return a[0] == 0;
}
#elif defined LINE
int main(void) {
  char a[4];
  FILE *f = fopen("memory.c", "r");
  return f == 0 || fgets(a, three + 1 + WRONG, f) == 0;
}
#elif defined MISSING // an argument
int main(void) {
  const char *volatile format = WRONG ? "%d %d\n" : "%d\n";
  return printf(format, three) < 0;
}
#endif
