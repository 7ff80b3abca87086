// @expect unknown
// Which element is written depends on the choice.
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
  m[2] := 0;
  m[3] := 0;
  m[x] := 5;
  assert m[3] == 5;
}
