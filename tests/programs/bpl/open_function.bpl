// @expect unknown
// Nothing says what f(1) is.
function f(x: int): int;

procedure main()
{
  var y: int;
  y := f(1); // want "depends on the value of f\(1\)"
  assert y == 2;
}
