// @expect verified
// Two sections with one end: nobody can see x != 0.
var x: int;

procedure main()
{
  x := 0;
  async call writer();
  async call reader();
}

procedure writer()
{
  if (*) {
    atomic begin;
    x := 1;
  } else {
    atomic begin;
    x := 2;
  }
  x := 0;
  atomic end;
}

procedure reader()
{
  assert x == 0;
}
