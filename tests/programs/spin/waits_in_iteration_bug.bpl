// @expect violated
// @flags --engine=seq
// A thread that goes round waits in its iteration for what another one has ended for ever: so it does whatever it chooses.
var x: int;
procedure worker()
  modifies x;
{
  if (*) {
    x := 2;
  }
}
procedure {:entrypoint} main()
  modifies x;
{
  x := 0;
  async call worker();
  while (true) {
    await x == 0;
  }
}
