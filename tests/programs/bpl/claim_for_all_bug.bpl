// @expect violated
// What is claimed for all values has a counterexample.
var squares: [int]int;

procedure main()
{
  squares[3] := 10;
  assert (forall i: int, j: int :: i == j ==> i < 0 || squares[i] == j * j || i != 3); // want "forall"
}
