// A program without threads.
int main(void) { return 0; }
