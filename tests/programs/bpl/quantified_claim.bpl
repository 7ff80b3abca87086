// @expect violated
// The claim is wrong: for some index the element is negative.
var m: [int]int;

procedure main()
{
  assert (forall i: int :: m[i] >= 0); // want "forall"
}
