// @expect unknown
// The program's own assume restricts what is computed, perhaps to nothing.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  assume x == 7;
  assert false;
}
