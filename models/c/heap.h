/* What the models of malloc and realloc share. */
#ifndef GSMACK_MODEL_HEAP_H
#define GSMACK_MODEL_HEAP_H

/* Remembers an object's size. Defined if the program calls a function that asks for it
 * (realloc.c), so that others do not pay for it. */
void __model_note_size(const void *object, unsigned long size)
    __attribute__((weak));

#endif
