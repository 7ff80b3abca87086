// @expect violated
// What is written after the ways of the branch have met depends on nothing.
var m: [int]int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  if (x == 0) { m[3] := 1; }
  m[3] := 2;
  assert m[3] != 2;
}
