// @expect verified
#define _GNU_SOURCE
#include <assert.h>
#include <stdlib.h>
static int cmp(const void *a, const void *b, void *s) { return *(int*)s * (*(const int*)a - *(const int*)b); }
int main(void) { int s = -1, a[3] = {2,3,1}; qsort_r(a,3,sizeof *a,cmp,&s); assert(a[0]==3&&a[1]==2&&a[2]==1); return 0; }
