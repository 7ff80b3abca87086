// @expect violated
// One of the two ways returns false.
var g: int;

procedure main()
{
  g := 1;
  assert |{ var y: int;                      // want "code expression|var y: int"
    A: y := g; goto B, C;
    B: y := y + 1; goto D;
    C: y := y + 2; goto D;
    D: return y == 2; }|;
}
