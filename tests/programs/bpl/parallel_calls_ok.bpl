// @expect verified
// Both arms have ended, and what they return is that of the same execution.
var x: int;

procedure main()
{
  var a, b: int;

  x := 0;
  par a := add(1) | b := add(2) | idle();
  assert (a + 1 == b) || (b + 2 == a);
  assert x == 3;
  call both();
  assert x == 5;
}

procedure both()
{
  var one, other: int;

  par one := add(1) | other := add(1);
  assert one != other && one >= 3;
}

procedure add(n: int) returns (before: int)
{
  atomic { before := x; x := x + n; }
}

procedure idle()
{
  var y: int;
  y := x;
}
