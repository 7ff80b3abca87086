// @expect unknown
// Whether the assertion is reached depends on the choice.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  if (x == 7) { assert false; }
}
