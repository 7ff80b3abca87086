// @expect unknown
// How often a loop goes round.
procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
  assume 0 <= r && r < 3;
}

procedure {:entrypoint} main()
{
  var x, n: int;
  call x := sine();
  n := 0;
  while (n < x) { n := n + 1; }
  assert n != 2;
}
