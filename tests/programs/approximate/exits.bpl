// @expect unknown
// The process may have ended before.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  if (x == 0) { assume {:exit} false; }
  assert false;
}
