// @expect verified
// The contract speaks of the procedure's parameters, the code of its own.
procedure {:entrypoint} P(a: int) returns (b: int);
  requires a > 3;
  ensures b > 4 && b == a + 1;

implementation P(x: int) returns (y: int)
{
  y := x + 1;
}
