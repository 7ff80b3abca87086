// @part of peer_ok.c and peer_bug.c
#include <gsmack.h>

#include "peer.h"

/* The other side answers each request, some time later, or the answer is lost. There is
 * room for one answer on the way. */
static void peer(int number, int key) {
  if (__gsmack_nondet_bool())
    return;
  __gsmack_atomic_begin();
  __gsmack_await(!__gsmack_ghost_get_scalar("net.full"));
  __gsmack_ghost_set_scalar("net.full", 1);
  __gsmack_ghost_set_scalar("net.number", number);
  __gsmack_ghost_set_scalar("net.value", 10 * key);
  __gsmack_atomic_end();
}

void net_send(int number, int key) {
  __gsmack_spawn((void (*)())peer, number, key);
}

/* Gives an answer if there is one; a receiver that is out of patience gets none. */
int net_receive(struct reply *r) {
  __gsmack_atomic_begin();
  int got = (int)__gsmack_ghost_get_scalar("net.full");
  if (got) {
    r->number = (int)__gsmack_ghost_get_scalar("net.number");
    r->value = (int)__gsmack_ghost_get_scalar("net.value");
    __gsmack_ghost_set_scalar("net.full", 0);
  }
  __gsmack_atomic_end();
  return got;
}
