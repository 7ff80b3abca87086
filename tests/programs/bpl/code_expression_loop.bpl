// @expect unknown
// No expression says what a loop gives.
var x: int;

procedure main()
{
  x := 3;
  assert |{ var b: int; A: b := x; goto B; B: b := b + 1; goto B, C; C: return b > 3; }|; // want "code expression"
}
