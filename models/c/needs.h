/* What leaves the program has to have been written. */
#ifndef GSMACK_MODEL_NEEDS_H
#define GSMACK_MODEL_NEEDS_H

/* The values behind the first argument go out. What a model is given beyond its parameters decides (llvm2ivl/memory, Decides), as
 * the arguments of printf do. */
void __model_needs(int nothing, ...);

#endif
