// @part of same_static_names.c
static int value = 10;
static int get(void) { return value; }
int other_get(void) { return get(); }
