// @expect violated
// An operand that decides alone.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x, y: int;
  call x := sine();
  y := 0;
  assert y == 1 && x == 0;
}
