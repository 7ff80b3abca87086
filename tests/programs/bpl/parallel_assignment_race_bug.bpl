// @expect violated
// One step, and not atomic accesses: they race.
var {:data} x, y: int;

procedure main()
{
  async call swap();
  x := 1;
}

procedure swap()
{
  x, y := y, x;
}
