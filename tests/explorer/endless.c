// A thread runs for ever, and nobody can notice.
volatile int stop; /* of which there is one thread only */
int main(void) {
  while (!stop)
    ;
  return 0;
}
