// @expect unknown
var x: int;

procedure main()
{
  x := 3;
  assert |{ var b: bool; A: b := x == 3; return b; }|; // want "code expressions"
}
