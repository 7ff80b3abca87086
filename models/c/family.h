/* Who ends the life of an object of the heap: free, or only what is of one family with the function that made it. */
#ifndef GSMACK_MODEL_FAMILY_H
#define GSMACK_MODEL_FAMILY_H

enum { OF_MALLOC, OF_STREAM, OF_LIBRARY, OF_NEW, OF_NEW_ARRAY };

/* A new object is of the family. */
void __model_belongs(const void *object, long family);

long __model_family(const void *object);

#endif
