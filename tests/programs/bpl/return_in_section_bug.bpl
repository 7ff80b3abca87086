// @expect violated
// A thread that returns in an atomic section ends it.
var x: int;

procedure {:entrypoint} main()
{
  x := 0;
  async call worker();
  atomic begin;
  x := 2;
  if (*) {
    return;
  }
  x := 0;
  atomic end;
  assert x == 0;
}

procedure worker()
{
  assert x != 2; // want "x != 2"
}
