// @expect violated
// Whatever z is, the thread waits for ever in a round of the loop, or goes round.
var z: bv2;

procedure pause()
{
  while (*) {
    await z == 1bv2;
  }
}

procedure main()
{
  while (true) {
    call pause();
  }
}
