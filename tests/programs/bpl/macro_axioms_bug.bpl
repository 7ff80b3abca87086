// @expect violated
// Axioms that say what functions are stand for their bodies.
function plus(a: int, b: int) returns (int);
function isTrue(i: int) returns (bool);
axiom (forall a: int, b: int :: {plus(a, b)} plus(a, b) == a + b);
axiom (forall i: int :: isTrue(i) <==> plus(i, 0) != 0);

procedure main()
{
  var x: int;
  if (plus(x, 1) == 3) {
    assert !isTrue(x); // want "isTrue"
  }
}
