// @expect unknown
// The same through an element of a map that a procedure writes.
var m: [int]int;

procedure {:model} sine() returns (r: int)
{
  assume {:approximate "the value of the sine"} true;
  havoc r;
}

procedure write(at: int) { m[at] := 1; }

procedure {:entrypoint} main()
{
  var x: int;
  call x := sine();
  m[3] := 0;
  if (x == 0) { call write(3); }
  assert m[3] == 1;
}
