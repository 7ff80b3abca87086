// @expect verified
// @flags --models=peer_model.c
#include <assert.h>

#include "peer.h"

static int requests;

/* Asks for what belongs to the key, twice at most; -1 if there is no answer. */
static int ask(int key) {
  for (int i = 0; i < 2; i++) {
    struct reply r;
    int number = requests++;
    net_send(number, key);
    if (net_receive(&r) && r.number == number)
      return r.value;
  }
  return -1;
}

int main(void) {
  ask(1);
  int value = ask(2);
  assert(value == 20 || value == -1);
  return 0;
}
