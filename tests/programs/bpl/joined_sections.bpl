// @expect unknown
// Two sections with one end. Nobody can see x != 0; to know that, the two would
// have to be kept in one piece.
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
