// @expect verified
// @flags --check=deadlock
// One of two ways behind the loop gets past its assumption.
var x: bv2;

procedure other()
{
}

procedure main()
  modifies x;
{
  x := 0bv2;
  async call other();
  while (*)
  {
  }
  if (*) {
    assume x == 1bv2;
  } else {
    assume x == 0bv2;
  }
}
