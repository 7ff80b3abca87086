/* Who ends the life of an object of the heap: free, or only what is of one family with the function that made it. */
#ifndef GSMACK_MODEL_FAMILY_H
#define GSMACK_MODEL_FAMILY_H

/* C++'s objects come last: OF_NEW, 1 more if new[] made it, and 2 for each byte of its size. */
enum { OF_MALLOC, OF_STREAM, OF_LIBRARY, OF_MAPPING, OF_NEW };

/* A new object is of the family. */
void __model_belongs(const void *object, long family);

long __model_family(const void *object);

#endif
