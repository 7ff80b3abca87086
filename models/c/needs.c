#include "needs.h"

void __model_needs(int nothing, ...) {}
