// @expect unknown
// The claim is wrong; that its failure cannot be shown does not make it right.
var m: [int]int;

procedure main()
{
  assert (forall i: int :: m[i] >= 0);
}
