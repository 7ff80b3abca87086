// @expect unknown
// With axioms that have no model every assertion would hold.
function f(x: int): int;
axiom (forall x: int :: {f(x)} f(x) > x && f(x) * 0 > 0);

procedure main()
{
  assert f(1) == 0;
}
