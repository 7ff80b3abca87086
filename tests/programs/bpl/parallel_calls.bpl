// @expect unknown
var x: int;

procedure main()
{
  x := 3;
  par f() | f(); // want "parallel calls"
  assert x == 2;
}

procedure f()
{
  x := 2;
}
