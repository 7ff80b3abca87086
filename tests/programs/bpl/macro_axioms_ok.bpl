// @expect verified
function f(a: int, b: int) returns (int);
function g(a: int) returns (int);
axiom (forall a: int, b: int :: f(b, a) == g(a) - g(b));
axiom (forall a: int :: f(a, a) + g(a) == 0);

procedure main()
{
  var x: int;
  assert f(3, x) + f(x, 3) == 0 && g(x) == 0;
}
