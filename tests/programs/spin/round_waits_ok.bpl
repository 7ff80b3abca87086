// @expect verified
// A round of the loop does not wait, and leaves it some time.
var z: bv2;

procedure pause()
{
  while (*) {
    await z == 1bv2;
  }
}

procedure main()
  modifies z;
{
  z := 1bv2;
  while (true) {
    call pause();
    if (*) { break; }
  }
}
