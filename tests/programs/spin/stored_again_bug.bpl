// @expect violated
// @flags --check=deadlock
// A loop that stores the same value in each round waits for y, which nobody sets.
var y: bv2;
var f: bool;

procedure worker()
  modifies f;
{
  while (y != 1bv2) { f := true; }
}

procedure main()
  modifies y, f;
{
  y := 0bv2;
  f := false;
  async call worker();
  await {:thread_exit} false;
}
