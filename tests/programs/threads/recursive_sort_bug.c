// @expect violated
#include <assert.h>
#include <pthread.h>

// Each thread sorts a half, and makes a thread for a half of that.
struct part {
  int *a;
  int n;
};

static void merge(int *a, int n, int m) {
  int t[4], i = 0, j = m;
  for (int k = 0; k < n; k++)
    t[k] = j == n || (i < m && a[i] <= a[j]) ? a[i++] : a[j++];
  for (int k = 0; k < n; k++)
    a[k] = t[k];
}

static void *sort(void *arg) {
  struct part *p = arg;
  if (p->n < 2)
    return 0;
  int m = p->n / 2;
  struct part l = {p->a, m}, r = {p->a + m, p->n - m};
  pthread_t t;
  pthread_create(&t, 0, sort, &l);
  sort(&r);
  merge(p->a, p->n, m);
  pthread_join(t, 0); // too late
  return 0;
}

int main(void) {
  int a[4] = {4, 1, 3, 2};
  struct part all = {a, 4};
  sort(&all);
  for (int i = 1; i < 4; i++)
    assert(a[i - 1] <= a[i]);
}
