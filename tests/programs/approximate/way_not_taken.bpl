// @expect unknown
// The assertion fails where the branch is not taken that would write what it reads.
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
  if (x == 0) { y := 1; }
  assert y == 1;
}
