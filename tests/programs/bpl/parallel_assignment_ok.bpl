// @expect verified
// A parallel assignment is one step: a test-and-set lock, as in Corral's programs.
var lock: [int]bool;
var x: int;

procedure main()
{
  lock[1] := false;
  x := 0;
  async call worker();
  call worker();
}

procedure worker()
{
  call acquire(1);
  x := x + 1;
  assert x == 1;
  x := x - 1;
  call release(1);
}

procedure acquire(l: int)
{
  var held: bool;

  held, lock[l] := lock[l], true;
  assume !held;
}

procedure release(l: int)
{
  lock[l] := false;
}
