// @expect violated
// The section is open on one path to the writes and not on the other.
var x: int;

procedure main()
{
  x := 0;
  async call look();
  call twice();
}

procedure twice()
{
  if (*) {
    atomic begin;
  }
  x := 1;
  x := 0;
  atomic end;
}

procedure look()
{
  assert x == 0;
}
