// @part of replaces_default.c
#include <gsmack.h>
#include <stddef.h>

void *malloc(size_t size) {
  if (__gsmack_nondet_bool())
    return NULL;
  return __gsmack_alloc(size);
}
