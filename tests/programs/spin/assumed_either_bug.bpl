// @expect violated
// @flags --check=deadlock
// Of two ways behind the loop none gets past its assumption, which is known before: what is left is to stay in the loop.
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
    assume x == 2bv2;
  }
}
