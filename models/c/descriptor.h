/* Numbers of files. */
#ifndef GSMACK_MODEL_DESCRIPTOR_H
#define GSMACK_MODEL_DESCRIPTOR_H

#include <sys/types.h>

#include "gsmack.h"

/* Defined if the program uses eventfd (eventfd.c), so that others do not pay for it. */
_Bool __model_is_event(int file) __attribute__((weak));
ssize_t __model_event_read(int file, void *to, size_t size)
    __attribute__((weak));
ssize_t __model_event_write(int file, const void *from, size_t size)
    __attribute__((weak));
void __model_event_close(int file) __attribute__((weak));

/* A file that was just opened, or -1. */
static inline int any_descriptor(void) {
  int file = __gsmack_nondet_int();
  __gsmack_assume(file >= -1);
  if (__model_is_event && file >= 0)
    __gsmack_assume(!__model_is_event(file));
  return file;
}

#endif
