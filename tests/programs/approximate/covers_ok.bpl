// @expect verified
// What holds for all choices holds for what is computed.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
  assume r >= -1 && r <= 1;
}

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  assert x < 2;
}
