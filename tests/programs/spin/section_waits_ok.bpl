// @expect verified
// @flags --check=deadlock

// Whatever the section chooses, it does not wait.
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
      await !f;
    } else {
      y := 2;
    }
  }
  y := 0;
}
