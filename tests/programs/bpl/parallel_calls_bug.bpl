// @expect violated
// The arms interleave: one addition is lost.
var x: int;

procedure main()
{
  x := 0;
  par add(1) | add(2);
  assert x == 3; // want "x == 3"
}

procedure add(n: int)
{
  x := x + n;
}
