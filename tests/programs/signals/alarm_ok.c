// @expect verified
// The alarm is for a program that takes too long, and this one does not.
#include <unistd.h>

int main(void) { alarm(1); }
