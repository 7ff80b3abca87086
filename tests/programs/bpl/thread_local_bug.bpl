// @expect violated
// A thread's own variable has any value at first.
var {:thread_local} x: int;

procedure {:entrypoint} main()
{
  x := 1;
  async call worker();
}

procedure worker()
{
  assert x == 1; // want "x == 1"
}
