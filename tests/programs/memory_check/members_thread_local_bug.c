// @expect violated
// @flags --check=memory --strict-members
// @optimised LLVM forgets of which member an address is
#include <pthread.h>

static _Thread_local struct {
  int before;
  char key[8];
  int behind, last;
} own;

static void *set(void *p) {
  char *key = own.key;
  for (int i = 0; i < 2; i++) {
    *key = 1; // want "from an array to another member"
    key += 12;
  }
  return p;
}

int main(void) {
  pthread_t t;
  pthread_create(&t, 0, set, 0);
  pthread_join(t, 0);
}
