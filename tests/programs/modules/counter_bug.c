// @part of main_bug.c
int counter;

void increment(void) { counter++; }
