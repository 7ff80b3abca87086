// @expect unknown
// With b == 0 the axiom contradicts itself: there is no execution to speak of.
function quotient(a: int, b: int) returns (int);
axiom (forall a: int, b: int :: {quotient(a, b)} b * quotient(a, b) <= a && a < b * (quotient(a, b) + 1));

var x: int;

procedure main()
{
  x := 4;
  async call writer();
  assert quotient(x, 2) == 2;
}

procedure writer()
{
  x := 6;
}
