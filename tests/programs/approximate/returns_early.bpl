// @expect unknown
// A return on one of the ways: they meet where the procedure is left.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure sign() returns (s: int)
{
  var x: int;
  call x := sine();
  s := 0;
  if (x > 0) { s := 1; return; }
}

procedure {:entrypoint} main()
{
  var s: int;
  call s := sign();
  assert s == 1;
}
