// @expect violated
// The axioms have no model, but nothing here speaks of them.
function quotient(a: int, b: int) returns (int);
axiom (forall a: int, b: int :: {quotient(a, b)} b * quotient(a, b) <= a && a < b * (quotient(a, b) + 1));

var x: int;

procedure main()
{
  x := 0;
  async call writer();
  assert x == 0; // want "x == 0"
}

procedure writer()
{
  x := 1;
}
