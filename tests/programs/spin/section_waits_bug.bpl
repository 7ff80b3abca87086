// @expect violated
// @flags --check=deadlock

// The section need not choose the way on which it does not wait.
var f: bool;
var y: int;

procedure worker()
{
  while (y != 0) {
  }
}

procedure main()
  modifies f, y;
{
  f := false;
  y := 1;
  async call worker();
  atomic {
    if (*) {
      await f;
    } else {
      y := 0;
    }
  }
}
