// @expect unknown
// What is asserted is computed from what the model chose.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x, y: int;
  call x := sine();
  y := x + 1;
  assert y != 7;
}
