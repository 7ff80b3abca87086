// @expect violated
// Two threads swap at once; each swap is one step, and two are none.
var x, y: int;
var swapped: [int]bool;

procedure main()
{
  x, y := 1, 2;
  swapped[1] := false;
  swapped[2] := false;
  async call swap(1);
  async call swap(2);
  atomic { await swapped[1] && swapped[2]; assert x + y == 3; assert x == 2; }
}

procedure swap(i: int)
{
  x, y := y, x;
  swapped[i] := true;
}
